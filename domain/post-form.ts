import type { PostForm } from "./post.schema.ts";
import { momentInLondon, wallTimeInLondon } from "./post-schedule.ts";
import { statusOf } from "./post-status.ts";
import { readMinutes, wordCount } from "./post-text.ts";

/** A post as the editor and the table exchange it. */
export interface StoredPost {
  id: string;
  version: number;
  slug: string;
  title: string;
  excerpt: string;
  content: string;
  category: string;
  author: string;
  image_url: string | null;
  image_alt: string;
  read_time: number;
  published: boolean;
  published_at: string | null;
  created_at: string;
  updated_at: string;
}

export type SearchTexts = { title: string | null; description: string | null } | null;

export function emptyForm(author: string): PostForm {
  return {
    ...{ title: "", slug: "", excerpt: "", content: "", category: "", author },
    ...{ image_url: "", image_alt: "", read_time: null, publication: "draft", publish_at: "" },
    ...{ seo_title: "", seo_description: "" },
  };
}

export function formOf(post: StoredPost, seo: SearchTexts, now: Date): PostForm {
  const { slug, title, excerpt, content, category, author, image_alt } = post;
  const publication = statusOf(post, now);
  return {
    ...{ slug, title, excerpt, content, category, author, image_alt, publication },
    image_url: post.image_url ?? "",
    // What the text itself says needs no setting, and follows the text from now on.
    read_time: post.read_time === minutesOf(content) ? null : post.read_time,
    publish_at:
      publication === "scheduled" && post.published_at
        ? wallTimeInLondon(new Date(post.published_at))
        : "",
    seo_title: seo?.title ?? "",
    seo_description: seo?.description ?? "",
  };
}

/** The columns a form stands for, except when it is shown: see `publicationOf`. */
export function rowOf(form: PostForm) {
  const { slug, title, excerpt, content, category, author, image_url, image_alt } = form;
  return {
    ...{ slug, title, excerpt, content, category, author, image_alt },
    image_url: image_url || null,
    read_time: form.read_time ?? minutesOf(content),
  };
}

type Publication = Pick<StoredPost, "published" | "published_at">;

/**
 * When the post is shown, given when it has been until now. Null for a moment that is past: nothing
 * can be scheduled for it. Without a date the database takes the moment of the save.
 */
export function publicationOf(
  form: Pick<PostForm, "publication" | "publish_at">,
  before: Publication | null,
  now: Date,
): Publication | null {
  if (form.publication === "draft") return { published: false, published_at: null };
  if (form.publication === "published") {
    const isPublic = before !== null && statusOf(before, now) === "published";
    return { published: true, published_at: isPublic ? before.published_at : null };
  }
  const moment = momentInLondon(form.publish_at);
  if (!moment) return null;
  const unchanged = before?.published_at && +new Date(before.published_at) === +moment;
  if (moment <= now && !unchanged) return null;
  return { published: true, published_at: moment.toISOString() };
}

function minutesOf(content: string): number {
  return readMinutes(wordCount(content));
}
