import type { Db } from "#data/db.ts";
import { redirectFrom } from "#data/redirects-admin.ts";
import { postOfRecord, seoRecordForEditing } from "#data/seo-pages-admin.ts";
import { pageSlugProblem } from "#domain/page-slug.ts";
import { redirectKey } from "#domain/redirect-path.ts";
import { pageDefaults, postDefaults, siteDefaults } from "./page-defaults.ts";
import type { TabId } from "./tabs.ts";

/**
 * The dialog an address opens: `?new`, `?edit=about`, `?tab=redirects&new&from=/old`. A page without
 * a record can be edited too; saving writes its first one. Over the site check a path, with its
 * slash, is a redirect's, and a slug is a page's.
 */
export async function loadDialog(db: Db, tab: TabId, url: string) {
  const params = new URL(url).searchParams;
  const edited = params.get("edit");
  const isRedirect = (edited ?? params.get("from"))?.startsWith("/") ?? false;
  if (tab === "redirects" || tab === "missed" || (tab === "check" && isRedirect)) {
    if (edited) return redirectDialog(db, edited);
    const from = params.get("from") ?? "";
    return params.has("new") ? { kind: "redirect" as const, redirect: null, from } : null;
  }
  if (edited && pageSlugProblem(edited) === null) return recordDialog(db, edited);
  return params.has("new") ? newRecord : null;
}

type Loaded = NonNullable<Awaited<ReturnType<typeof loadDialog>>>;
export type DialogOf<Kind extends Loaded["kind"]> = Extract<Loaded, { kind: Kind }>;

const newRecord = { kind: "record" as const, slug: null, record: null, defaults: siteDefaults };

async function recordDialog(db: Db, slug: string) {
  const [record, post] = await Promise.all([seoRecordForEditing(db, slug), postOfRecord(db, slug)]);
  const defaults = post ? postDefaults(post, record) : (pageDefaults(slug, record) ?? siteDefaults);
  return { kind: "record" as const, slug, record, defaults };
}

async function redirectDialog(db: Db, path: string) {
  const redirect = await redirectFrom(db, redirectKey(path) ?? path);
  return redirect && { kind: "redirect" as const, redirect, from: redirect.from_path };
}
