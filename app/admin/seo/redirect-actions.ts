import { pages } from "#content/pages.ts";
import type { Db } from "#data/db.ts";
import { dismissMissedPaths, putBackMissedPaths } from "#data/missed-paths.ts";
import {
  changeRedirect,
  createRedirect,
  deleteRedirect,
  putBackRedirect,
  type Saved,
} from "#data/redirects-admin.ts";
import { postOfRecord } from "#data/seo-pages-admin.ts";
import { Failure } from "#domain/failure.ts";
import { dismissedPathsSchema } from "#domain/missed-path.ts";
import { deletedRedirectSchema, redirectSchema } from "#domain/redirect.schema.ts";
import { fieldProblems } from "#domain/seo-record.schema.ts";
import { refused, type SeoAnswer } from "./seo-answer.ts";

export async function saveRedirect(db: Db, form: FormData): Promise<SeoAnswer> {
  const { data, error } = redirectSchema.safeParse(Object.fromEntries(form));
  if (error) return refused(fieldProblems(error));
  const { from_path, to_path } = data;
  if (form.get("confirmed") !== from_path && (await hasPage(db, from_path)))
    return {
      confirm: from_path,
      warning: `There is a page at ${from_path}, and a page always wins: visitors would see it and never be redirected.`,
    };
  const edited = form.get("edited");
  try {
    const saved = edited
      ? await changeRedirect(db, String(edited), data)
      : await createRedirect(db, data);
    return { done: "Saved", text: whatWasStored(to_path, saved) };
  } catch (failure) {
    const fields = failure instanceof Failure && problemOf(failure, from_path);
    if (fields) return refused(fields);
    throw failure;
  }
}

export async function removeRedirect(db: Db, form: FormData): Promise<SeoAnswer> {
  const deleted = await deleteRedirect(db, String(form.get("from_path")));
  const undo = { intent: "restore-redirect", redirect: JSON.stringify(deleted) };
  return { done: "Deleted", text: `${deleted.from_path} is no longer redirected.`, undo };
}

export async function restoreRedirect(db: Db, form: FormData): Promise<SeoAnswer> {
  const redirect = deletedRedirectSchema.parse(JSON.parse(String(form.get("redirect"))));
  try {
    await putBackRedirect(db, redirect);
  } catch (failure) {
    const fields = failure instanceof Failure && problemOf(failure, redirect.from_path);
    if (fields) return { error: Object.values(fields)[0] as string };
    throw failure;
  }
  return { done: "Restored" };
}

export async function dismiss(db: Db, form: FormData): Promise<SeoAnswer> {
  const dismissed = await dismissMissedPaths(db, String(form.get("path")));
  const undo = { intent: "put-back", missed: JSON.stringify(dismissed) };
  const count = dismissed.length === 1 ? dismissed[0]?.path : `${dismissed.length} paths`;
  return { done: "Dismissed", text: `${count}. What is asked for again comes back.`, undo };
}

export async function putBack(db: Db, form: FormData): Promise<SeoAnswer> {
  const missed = dismissedPathsSchema.parse(JSON.parse(String(form.get("missed"))));
  await putBackMissedPaths(db, missed);
  return { done: "Restored" };
}

async function hasPage(db: Db, path: string): Promise<boolean> {
  if (pages.some((page) => page.path === path)) return true;
  if (/^\/(admin|auth)(\/|$)|^\/(sitemap\.xml|robots\.txt|blog\/rss\.xml)$/.test(path)) return true;
  const post = await postOfRecord(db, path.slice(1));
  return post?.published === true && Date.parse(post.published_at ?? "") <= Date.now();
}

function problemOf({ code }: Failure, fromPath: string): Record<string, string> | null {
  if (code === "conflict")
    return { from_path: `There is a redirect from ${fromPath} already. Edit that one instead.` };
  if (code === "invalid")
    return {
      to_path: `This would go in a circle: from there visitors are sent back to ${fromPath}.`,
    };
  return null;
}

/** The database stores one hop where there would be several; the owner is told. */
function whatWasStored(asked: string, { redirect, shortened }: Saved): string {
  const { from_path, to_path } = redirect;
  const notes = [`${from_path} leads to ${to_path}.`];
  if (to_path !== asked) notes.push(`${asked} is redirected itself, so the detour was left out.`);
  if (shortened === 1) notes.push(`A redirect that led to ${from_path} now goes straight there.`);
  if (shortened > 1)
    notes.push(`${shortened} redirects that led to ${from_path} now go straight there.`);
  return notes.join(" ");
}
