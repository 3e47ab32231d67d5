import { z } from "zod";

const pageTypes = ["website", "article"] as const;

/** As the table's own checks say. */
const limits = { title: 300, description: 1000, keywords: 1000, address: 2000 } as const;

/** What the owner may say about a page. What stays empty is null: the page's own value is used. */
export const seoRecordSchema = z.object({
  title: text(limits.title),
  description: text(limits.description),
  keywords: text(limits.keywords),
  og_image_url: address("/pictures/van.webp or https://…"),
  page_type: z.enum(pageTypes, { error: "Choose one of the two kinds." }),
  canonical_url: address("/services or https://…"),
  noindex: z.literal("on").optional().transform(Boolean),
});

export type SeoRecordInput = z.output<typeof seoRecordSchema>;

/** A record that was deleted, as it comes back to be restored. */
export const deletedSeoRecordSchema = z.object({
  slug: z.string(),
  title: z.string().nullable(),
  description: z.string().nullable(),
  keywords: z.string().nullable(),
  og_image_url: z.string().nullable(),
  page_type: z.enum(pageTypes),
  canonical_url: z.string().nullable(),
  noindex: z.boolean(),
});

/** What is wrong, one sentence a field. */
export function fieldProblems(error: z.ZodError): Record<string, string> {
  return Object.fromEntries(error.issues.map(({ path, message }) => [String(path[0]), message]));
}

/** One line: a title or description with line ends in it would be served with spaces anyway. */
function text(limit: number) {
  return z
    .string({ error: "This field did not arrive. Please save again." })
    .transform((value) => value.replace(/\s+/gu, " ").trim())
    .pipe(
      z
        .string()
        .max(limit, { error: `Keep this to ${limit.toLocaleString("en-GB")} characters.` })
        .refine((value) => !/\p{Cc}/u.test(value), {
          error: "This holds a character that cannot be seen. Please type it again.",
        }),
    )
    .transform(orNull);
}

/** Of this site, or of another one. */
function address(example: string) {
  return z
    .string({ error: "This field did not arrive. Please save again." })
    .transform((value) => value.trim())
    .pipe(
      z
        .string()
        .max(limits.address, { error: "Keep this to 2,000 characters." })
        .refine((value) => value === "" || isAddress(value), {
          error: `Start with a slash or with https://, as in ${example}`,
        }),
    )
    .transform(orNull);
}

function isAddress(value: string): boolean {
  if (/[\s\p{Cc}\\]/u.test(value)) return false;
  if (value.startsWith("/")) return !value.startsWith("//");
  return /^https?:\/\/[^/]/i.test(value) && URL.canParse(value);
}

function orNull(value: string): string | null {
  return value === "" ? null : value;
}
