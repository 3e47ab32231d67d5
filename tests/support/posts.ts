import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { expect } from "./admin-test.ts";
import { ownerClient } from "./owner-client.ts";
import { address } from "./site.ts";

interface Fields {
  title?: string;
  slug?: string;
  content?: string;
  published?: boolean;
  published_at?: string;
}

/** Rows of a test's own, written past the editor; `removePosts` takes them away. */
export async function plantPosts(...rows: Fields[]) {
  const owner = await ownerClient(address);
  const filled = rows.map(({ title, slug, ...rest }) => ({
    title: title ?? `Post ${randomUUID().slice(0, 8)}`,
    slug: slug ?? `e2e-${randomUUID()}`,
    ...rest,
  }));
  const { data, error } = await owner.from("blog_posts").insert(filled).select("id, slug, title");
  if (error) throw error;
  return data;
}

/** Every post whose address begins like this. */
export async function removePosts(slugStart: string): Promise<void> {
  const owner = await ownerClient(address);
  await owner.from("blog_posts").delete().like("slug", `${slugStart}%`);
  await owner.from("seo_pages").delete().like("slug", `blog/${slugStart}%`);
}

export function uniqueSlug(): string {
  return `e2e-${randomUUID().slice(0, 13)}`;
}

const LOADING = { timeout: 40_000 };

/** The editor's parts, as a person finds them. */
export function editorOn(page: Page) {
  const dialog = page.getByRole("dialog", { name: /Blog Post$/ });
  return {
    dialog,
    title: dialog.getByLabel("Title", { exact: true }),
    slug: dialog.getByLabel("Address"),
    text: dialog.getByRole("textbox", { name: "Text" }),
    status: dialog.getByRole("contentinfo").or(dialog.locator("footer")).getByRole("status"),
    button: (name: string) => dialog.getByRole("button", { name, exact: true }),
    tool: (name: string) =>
      dialog
        .getByRole("toolbar", { name: "Formatting" })
        .getByRole("button", { name, exact: true }),
    choose: (name: string) => dialog.getByRole("radio", { name }).check(),
    /** The session is verified and the editor's own code is loaded before there is a text to type in. */
    isReady: () => expect(dialog.getByRole("textbox", { name: "Text" })).toBeVisible(LOADING),
    async open(path: string) {
      await page.goto(`${address}${path}`);
      await this.isReady();
    },
    openPost(id: string) {
      return this.open(`/admin/blog?edit=${id}`);
    },
    openNew() {
      return this.open("/admin/blog?new");
    },
  };
}
