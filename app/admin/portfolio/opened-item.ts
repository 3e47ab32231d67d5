import type { Db } from "#data/db.ts";
import { submissionById } from "#data/onboarding-submissions.ts";
import { type PortfolioItem, portfolioItem } from "#data/portfolio-items-admin.ts";

export type ItemDraft = Omit<PortfolioItem, "id" | "position" | "created_at">;

/** What the address asks to have open: `?new`, `?new&from=<submission>` or `?edit=<item>`. */
export type OpenedItem =
  | { kind: "new"; draft: ItemDraft }
  | { kind: "edit"; item: PortfolioItem }
  | { kind: "missing" };

export async function openedItem(db: Db, url: string): Promise<OpenedItem | null> {
  const params = new URL(url).searchParams;
  const id = params.get("edit");
  if (id) {
    const item = await portfolioItem(db, id);
    return item ? { kind: "edit", item } : { kind: "missing" };
  }
  if (!params.has("new")) return null;
  const from = params.get("from");
  const submission = from ? await submissionById(db, from) : null;
  if (!submission) return { kind: "new", draft: EMPTY };
  const draft = {
    ...EMPTY,
    // A client's words are to be read over before anyone else sees them.
    published: false,
    title: submission.company_name ?? "",
    description: submission.project_description ?? "",
    link: submission.existing_domain ?? submission.requested_domain,
  };
  return { kind: "new", draft };
}

const EMPTY: ItemDraft = {
  title: "",
  job_type: "",
  description: "",
  tags: [],
  image_url: null,
  image_alt: "",
  link: null,
  featured: false,
  published: true,
};
