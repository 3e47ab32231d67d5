import { pages } from "#content/pages.ts";
import type { Db } from "#data/db.ts";
import {
  createSeoRecord,
  deleteSeoRecord,
  importSeoRecords,
  postOfRecord,
  saveSeoRecord,
} from "#data/seo-pages-admin.ts";
import { Failure } from "#domain/failure.ts";
import { pagePath, pageSlugProblem } from "#domain/page-slug.ts";
import {
  deletedSeoRecordSchema,
  fieldProblems,
  seoRecordSchema,
} from "#domain/seo-record.schema.ts";
import { refused, type SeoAnswer } from "./seo-answer.ts";

/** For a page that has a record, or is known to have none; its slug is not the owner's to type. */
export async function saveRecord(db: Db, form: FormData): Promise<SeoAnswer> {
  const slug = String(form.get("slug"));
  const problem = pageSlugProblem(slug);
  if (problem) return { error: problem };
  const { data, error } = seoRecordSchema.safeParse(Object.fromEntries(form));
  if (error) return refused(fieldProblems(error));
  await saveSeoRecord(db, slug, data);
  return { done: "Saved", text: `${pagePath(slug)} is served with it from now on.` };
}

export async function addRecord(db: Db, form: FormData): Promise<SeoAnswer> {
  const slug = String(form.get("slug") ?? "").trim();
  const { data, error } = seoRecordSchema.safeParse(Object.fromEntries(form));
  const problem = pageSlugProblem(slug) ?? (await missingPost(db, slug));
  if (error || problem)
    return refused({ ...(error && fieldProblems(error)), ...(problem && { slug: problem }) });
  try {
    await createSeoRecord(db, slug, data);
  } catch (failure) {
    if (!(failure instanceof Failure) || failure.code !== "conflict") throw failure;
    return refused({
      slug: `There is a record for ${slug} already. Close this and edit that one.`,
    });
  }
  return { done: "Added", text: `${pagePath(slug)} is served with it from now on.` };
}

export async function deleteRecord(db: Db, form: FormData): Promise<SeoAnswer> {
  const deleted = await deleteSeoRecord(db, String(form.get("slug")));
  const undo = { intent: "restore-record", record: JSON.stringify(deleted) };
  return { done: "Deleted", text: `${pagePath(deleted.slug)} is back to its own words.`, undo };
}

export async function restoreRecord(db: Db, form: FormData): Promise<SeoAnswer> {
  const { slug, ...record } = deletedSeoRecordSchema.parse(JSON.parse(String(form.get("record"))));
  try {
    await createSeoRecord(db, slug, record);
  } catch (failure) {
    if (!(failure instanceof Failure) || failure.code !== "conflict") throw failure;
    return { error: `${slug} has a newer record by now. It was left as it is.` };
  }
  return { done: "Restored" };
}

export async function importPages(db: Db): Promise<SeoAnswer> {
  const added = await importSeoRecords(db, pages);
  if (added === 0) return { done: "Nothing to import", text: "Every page has a record already." };
  const what = added === 1 ? "1 page was added." : `${added} pages were added.`;
  return { done: "Imported", text: what };
}

/** A post's record is listed with the post, so without one it could not be found again. */
async function missingPost(db: Db, slug: string): Promise<string | null> {
  if (!slug.startsWith("blog/") || (await postOfRecord(db, slug))) return null;
  return `There is no post at ${slug}. Write the post first.`;
}
