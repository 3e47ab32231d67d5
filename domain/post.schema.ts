import { z } from "zod";
import { momentInLondon } from "./post-schedule.ts";
import { slugProblem } from "./post-slug.ts";

const text = (max: number, tooLong: string) => z.string().trim().max(max, tooLong);

const address = z
  .string()
  .trim()
  .max(2000, "Keep the address to 2,000 characters.")
  .refine(
    (value) => value === "" || /^(https?:\/\/[^\s]+|\/(?!\/)[^\s]*)$/.test(value),
    "Start with https:// or, for a picture of this site, with /.",
  );

/** What the owner fills in for a post. The limits are those of the table. */
export const postForm = z.object({
  title: text(200, "Keep the title to 200 characters.").min(1, "The post needs a title."),
  slug: z
    .string()
    .trim()
    .superRefine((slug, { addIssue }) => {
      const problem = slugProblem(slug);
      if (problem) addIssue(problem);
    }),
  excerpt: text(600, "Keep the excerpt to 600 characters."),
  content: z.string().max(500_000, "This text is too long to store: 500,000 characters at most."),
  category: text(80, "Keep the category to 80 characters."),
  author: text(120, "Keep the author to 120 characters."),
  image_url: address,
  image_alt: text(300, "Keep the description to 300 characters."),
  /** Null: computed from the text. */
  read_time: z
    .int("Give whole minutes.")
    .min(1, "One minute at least.")
    .max(600, "600 minutes at most.")
    .nullable(),
  publication: z.enum(["draft", "published", "scheduled"]),
  /** London wall time, as in `2026-10-25T09:00`; used when scheduled. */
  publish_at: z.string(),
  seo_title: text(300, "Keep the search title to 300 characters."),
  seo_description: text(1000, "Keep the search description to 1,000 characters."),
});

export type PostForm = z.infer<typeof postForm>;
export type PostErrors = Partial<Record<keyof PostForm, string>>;

/** The form as values to store, or what to say next to which field. */
export function readPostForm(
  raw: unknown,
): { post: PostForm; errors?: never } | { post?: never; errors: PostErrors } {
  const result = postForm.safeParse(raw);
  const errors: PostErrors = {};
  if (!result.success) {
    for (const { path, message } of result.error.issues)
      errors[path[0] as keyof PostForm] ??= message;
    return { errors };
  }
  const post = result.data;
  if (post.publication === "scheduled" && !momentInLondon(post.publish_at))
    return { errors: { publish_at: "Choose a day and a time." } };
  return { post };
}

/** A save by the editor: which post, the version its text is based on, and the text. */
export const saveRequest = z.object({
  /** Chosen by the browser, so that a retry cannot make a second post. */
  id: z.uuid(),
  /** Null: not stored yet. */
  version: z.int().positive().nullable(),
  /** Without the owner's asking; only ever of a draft. */
  automatic: z.boolean(),
  form: z.unknown(),
});

/** What the editor posts to see it: a form that may be unfinished, with the post it belongs to. */
export const previewForm = z.object({
  id: z.uuid(),
  created_at: z.iso.datetime({ offset: true }).nullable(),
  form: z.object({
    ...postForm.shape,
    title: z.string(),
    slug: z.string(),
    read_time: z.number().nullable(),
  }),
});
