import { z } from "zod";

/** The specification's service options. */
export const contactServices = ["web-design", "development", "automation", "crm"] as const;

export const contactLimits = { name: 300, email: 320, message: 20_000 } as const;

/**
 * A message as the form posts it. Nothing but the message itself has to be filled in, and an
 * address is not checked beyond what the browser does: a reader can make sense of a typing error,
 * a form that refuses cannot. What stays empty is null.
 */
export const contactMessageSchema = z.object({
  name: text(contactLimits.name).transform(orNull),
  email: text(contactLimits.email).transform(orNull),
  service: z
    .enum(["", ...contactServices], {
      error: "Choose one of the four services, or leave this open.",
    })
    .transform((service) => service || null),
  message: text(contactLimits.message).refine((value) => value !== "", {
    error: "There is nothing written here yet. A line or two about the job is enough.",
  }),
});

export type ContactMessage = z.output<typeof contactMessageSchema>;
export type ContactField = keyof ContactMessage;
export type ContactService = (typeof contactServices)[number];

/** What is wrong, one sentence a field, for what the schema refused. */
export function contactProblems(
  error: z.ZodError<ContactMessage>,
): Partial<Record<ContactField, string>> {
  const { fieldErrors } = z.flattenError(error);
  return Object.fromEntries(
    Object.entries(fieldErrors).map(([field, messages]) => [field, messages?.[0]]),
  );
}

/** A browser posts line ends as two characters; the limit counts them as one, as it does itself. */
function text(limit: number) {
  return z
    .string({ error: "This field did not arrive. Please send the form again." })
    .transform((value) => value.replaceAll("\r\n", "\n").trim())
    .pipe(
      z
        .string()
        .max(limit, { error: `Please keep this to ${limit.toLocaleString("en-GB")} characters.` })
        .refine((value) => !value.includes("\0"), {
          error: "This holds a character we cannot store. Please type it again.",
        }),
    );
}

function orNull(value: string): string | null {
  return value === "" ? null : value;
}
