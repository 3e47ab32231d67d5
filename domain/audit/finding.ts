import { z } from "zod";

type Severity = "must" | "worth";

interface Kind {
  topic: Topic;
  severity: Severity;
}

/** What the findings are filtered by, in the order they are offered. */
export const topics = {
  title: "Titles",
  description: "Descriptions",
  heading: "Headings",
  picture: "Pictures",
  link: "Links",
  redirect: "Redirects",
  orphan: "Pages nobody links to",
  canonical: "Canonical addresses",
  robots: "Robots and sitemap",
  data: "Structured data",
  social: "Social images",
  page: "Page weight and failures",
} as const;

export type Topic = keyof typeof topics;

const must = (topic: Topic): Kind => ({ topic, severity: "must" });
const worth = (topic: Topic): Kind => ({ topic, severity: "worth" });

/** Everything the check can find. `must` costs visitors or search results; `worth` costs a little. */
export const kinds = {
  "title-missing": must("title"),
  "title-duplicate": must("title"),
  "title-long": worth("title"),
  "title-short": worth("title"),
  "description-missing": must("description"),
  "description-duplicate": worth("description"),
  "description-long": worth("description"),
  "description-short": worth("description"),
  "heading-none": must("heading"),
  "heading-several": worth("heading"),
  "heading-skipped": worth("heading"),
  "picture-undescribed": must("picture"),
  "picture-broken": must("picture"),
  "link-broken": must("link"),
  "anchor-broken": must("link"),
  "link-redirected": worth("link"),
  "redirect-dead": must("redirect"),
  "redirect-chain": worth("redirect"),
  orphan: worth("orphan"),
  "canonical-missing": worth("canonical"),
  "canonical-several": must("canonical"),
  "canonical-elsewhere": must("canonical"),
  "canonical-broken": must("canonical"),
  "robots-noindex": must("robots"),
  "robots-disallowed": must("robots"),
  "robots-linked": worth("robots"),
  "sitemap-broken": must("robots"),
  "data-invalid": must("data"),
  "social-missing": must("social"),
  "social-broken": must("social"),
  "page-heavy": worth("page"),
  "page-failed": must("page"),
} as const satisfies Record<string, Kind>;

export type FindingKind = keyof typeof kinds;

/** Where a finding is put right; the key says which record, post or redirect. */
const mendSchema = z.object({
  in: z.enum(["record", "post", "redirect", "new-redirect", "portfolio", "page"]),
  key: z.string(),
});

export type Mend = z.infer<typeof mendSchema>;

const findingSchema = z.object({
  kind: z.enum(Object.keys(kinds) as [FindingKind, ...FindingKind[]]),
  /** The path, and the query where there is one. */
  page: z.string(),
  /** A sentence. */
  what: z.string(),
  /** The words or the element it is about. */
  where: z.string().optional(),
  mend: mendSchema,
});

export type Finding = z.infer<typeof findingSchema>;

/** As they are stored. */
export const findingsSchema = z.array(findingSchema);

export function severityOf({ kind }: Finding): Severity {
  return kinds[kind].severity;
}

export function topicOf({ kind }: Finding): Topic {
  return kinds[kind].topic;
}
