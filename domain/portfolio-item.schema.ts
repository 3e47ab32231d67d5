import { z } from "zod";
import { altText } from "./alt-text.ts";

export const MAX_TAGS = 20;

/** A case study as the admin's form posts it; a box that is not ticked does not arrive. */
export const portfolioItemSchema = z
  .object({
    title: text(200).refine((value) => value !== "", { error: "Give the item a title." }),
    job_type: text(80),
    description: text(5000),
    tags: z
      .string()
      .transform(tagsOf)
      .pipe(
        z
          .array(z.string().max(40, { error: "Keep each tag to 40 characters." }))
          .max(MAX_TAGS, { error: `Use at most ${MAX_TAGS} tags.` }),
      ),
    image_url: text(2000)
      .refine((value) => value === "" || isImageAddress(value), {
        error: "Choose the picture again: its address cannot be used.",
      })
      .transform(orNull),
    image_alt: altText,
    link: text(2000)
      .transform(withScheme)
      .refine((value) => value === "" || isWebAddress(value), {
        error: "This is not a web address. It looks like https://example.co.uk.",
      })
      .transform(orNull),
    featured: ticked(),
    published: ticked(),
  })
  .refine(({ image_url, image_alt }) => image_url === null || image_alt !== "", {
    path: ["image_alt"],
    error: "Say in a few words what the picture shows.",
  });

export type PortfolioItemValues = z.output<typeof portfolioItemSchema>;
export type PortfolioField = keyof PortfolioItemValues;
export type PortfolioProblems = Partial<Record<PortfolioField, string>>;

/** An item as it was stored, to be put back after it was deleted. */
export const storedItemSchema = z.object({
  id: z.uuid(),
  title: z.string(),
  job_type: z.string(),
  description: z.string(),
  tags: z.array(z.string()),
  image_url: z.string().nullable(),
  image_alt: z.string(),
  link: z.string().nullable(),
  position: z.number().int(),
  featured: z.boolean(),
  published: z.boolean(),
  created_at: z.string(),
});

/** One sentence a field, for what the schema refused. */
export function portfolioProblems(error: z.ZodError<PortfolioItemValues>): PortfolioProblems {
  const problems: PortfolioProblems = {};
  for (const { path, message } of error.issues) {
    const [field] = path as [PortfolioField];
    problems[field] ??= message;
  }
  return problems;
}

/** `Web design, Price form` as typed; the same tag twice counts once. */
export function tagsOf(typed: string): string[] {
  const seen = new Map<string, string>();
  for (const part of typed.split(/[,\n]/)) {
    const tag = part.replace(/\s+/g, " ").trim();
    if (tag && !seen.has(tag.toLowerCase())) seen.set(tag.toLowerCase(), tag);
  }
  return [...seen.values()];
}

/** `harker-roofing.example` is how people write an address. */
function withScheme(value: string): string {
  return value === "" || /^[a-z][a-z0-9+.-]*:/i.test(value) ? value : `https://${value}`;
}

function isWebAddress(value: string): boolean {
  if (!/^https?:\/\/\S+$/i.test(value) || !URL.canParse(value)) return false;
  return /^[^.]+(\.[^.]+)+$/.test(new URL(value).hostname);
}

/** A picture of this site, or of the web. */
function isImageAddress(value: string): boolean {
  return /^\/(?!\/)[\w./-]+$/.test(value) || isWebAddress(value);
}

function text(limit: number) {
  return z
    .string({ error: "This field did not arrive. Please try again." })
    .transform((value) => value.replaceAll("\r\n", "\n").replaceAll("\0", "").trim())
    .pipe(
      z.string().max(limit, {
        error: `Please keep this to ${limit.toLocaleString("en-GB")} characters.`,
      }),
    );
}

function ticked() {
  return z
    .string()
    .optional()
    .transform((value) => value === "on");
}

function orNull(value: string): string | null {
  return value === "" ? null : value;
}
