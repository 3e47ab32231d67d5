import { unavailable } from "#domain/failure.ts";
import type { PostErrors, PostForm } from "#domain/post.schema.ts";
import { publicationOf, rowOf, type SearchTexts, type StoredPost } from "#domain/post-form.ts";
import type { Db } from "./db.ts";

const POST =
  "id, version, slug, title, excerpt, content, category, author, image_url, image_alt, read_time, published, published_at, created_at, updated_at";

export interface EditedPost {
  post: StoredPost;
  seo: SearchTexts;
}

/** A post with the texts a search engine shows for it. */
export async function editedPost(db: Db, id: string): Promise<EditedPost | null> {
  const { data: post, error } = await db.from("blog_posts").select(POST).eq("id", id).maybeSingle();
  if (error) throw unavailable("blog_posts", error);
  return post && { post, seo: await searchTexts(db, post.slug) };
}

export interface Save {
  id: string;
  /** The version the text is based on; null when the post is new. */
  version: number | null;
  automatic: boolean;
  /** Valid, its HTML clean. */
  form: PostForm;
}

export type SaveResult =
  | { saved: StoredPost; seoFailed: boolean }
  /** Somebody else saved first. Null: somebody deleted it. */
  | { conflict: EditedPost | null }
  | { errors: PostErrors };

/** Stores the text if nobody changed the post since the version it is based on. */
export async function savePost(
  db: Db,
  { id, version, automatic, form }: Save,
): Promise<SaveResult> {
  const before = await editedPost(db, id);
  if (before && before.post.version !== version) {
    // A save whose answer got lost on the way is no conflict with itself.
    if (!isSame(before, form)) return { conflict: before };
    return { saved: before.post, seoFailed: false };
  }
  if (!before && version !== null) return { conflict: null };
  if (automatic && before?.post.published) return { conflict: before };

  const publication = publicationOf(form, before?.post ?? null, new Date());
  if (!publication)
    return { errors: { publish_at: "That time has passed. Choose a later one, or publish now." } };
  const row = { ...rowOf(form), ...publication, autosaved: automatic };
  const posts = db.from("blog_posts");
  const write = before
    ? posts.update(row).eq("id", id).eq("version", before.post.version)
    : posts.insert({ ...row, id });
  const { data, error } = await write.select(POST).maybeSingle();
  if (error?.code === "23505") return taken(db, id, form);
  if (error) throw unavailable("blog_posts", error);
  if (!data) return { conflict: await editedPost(db, id) };
  return { saved: data, seoFailed: !(await saveSearchTexts(db, form)) };
}

/** Either another post has the address, or a first save of this one got through after all. */
async function taken(db: Db, id: string, { slug }: PostForm): Promise<SaveResult> {
  const { data, error } = await db
    .from("blog_posts")
    .select("id, title")
    .eq("slug", slug)
    .maybeSingle();
  if (error) throw unavailable("blog_posts", error);
  if (!data || data.id === id) return { conflict: await editedPost(db, id) };
  return { errors: { slug: `“${data.title}” has this address. Choose another.` } };
}

function isSame({ post, seo }: EditedPost, form: PostForm): boolean {
  const row = rowOf(form);
  const same = Object.entries(row).every(
    ([column, value]) => post[column as keyof StoredPost] === value,
  );
  const { seo_title, seo_description } = form;
  return (
    same &&
    (seo?.title ?? "") === seo_title &&
    (seo?.description ?? "") === seo_description &&
    post.published === (form.publication !== "draft")
  );
}

async function searchTexts(db: Db, slug: string): Promise<SearchTexts> {
  const { data, error } = await db
    .from("seo_pages")
    .select("title, description")
    .eq("slug", `blog/${slug}`)
    .maybeSingle();
  if (error) throw unavailable("seo_pages", error);
  return data;
}

/** After the post itself, whose new address has taken the record along. */
async function saveSearchTexts(db: Db, form: PostForm): Promise<boolean> {
  const slug = `blog/${form.slug}`;
  const texts = { title: form.seo_title || null, description: form.seo_description || null };
  const records = db.from("seo_pages");
  const { error } =
    texts.title || texts.description
      ? await records.upsert({ slug, ...texts, page_type: "article" })
      : await records.update(texts).eq("slug", slug);
  return !error;
}
