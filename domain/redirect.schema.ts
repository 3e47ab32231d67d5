import { z } from "zod";
import { redirectKey } from "./redirect-path.ts";

const LONGEST = 500;

/** A redirect as the owner types it, in the form the table holds. */
export const redirectSchema = z
  .object({
    from_path: typedPath(oldPathProblem).transform((path) => redirectKey(path) ?? path),
    to_path: typedPath(newPathProblem).transform(withoutLastSlash),
    status: z.enum(["301", "302"], { error: "Choose one of the two." }).transform(Number),
  })
  .refine(({ from_path, to_path }) => pathOf(to_path) !== from_path, {
    path: ["to_path"],
    error: "This leads back to itself. Choose another page.",
  });

export type RedirectInput = z.output<typeof redirectSchema>;

/** A redirect that was deleted, as it comes back to be restored. */
export const deletedRedirectSchema = z.object({
  from_path: z.string(),
  to_path: z.string(),
  status: z.number(),
  source: z.string(),
  hits: z.number(),
  created_at: z.string(),
});

function typedPath(problem: (path: string) => string | null) {
  return z
    .string({ error: "This field did not arrive. Please save again." })
    .transform((value) => value.trim())
    .superRefine((value, check) => {
      const message = problem(value);
      if (message) check.addIssue({ code: "custom", message });
    });
}

function oldPathProblem(path: string): string | null {
  if (path === "") return "Enter the old path, such as /old-page.";
  if (isElsewhere(path)) return "Write the path alone, such as /old-page.";
  if (/[?#]/.test(path))
    return "Leave out everything from the ? or # on: the redirect answers whatever follows the path.";
  return pathProblem(path) ?? (redirectKey(path) ? null : "Check the % signs: this is not a path.");
}

function newPathProblem(path: string): string | null {
  if (path === "") return "Enter where it leads, such as /contact, or / for the home page.";
  if (isElsewhere(path))
    return "A redirect stays on this site. Write a path of it, such as /contact.";
  return pathProblem(path);
}

function pathProblem(path: string): string | null {
  if (/\p{Cc}/u.test(path))
    return "This holds a character that cannot be seen. Please type it again.";
  if (/\s/u.test(path) || /%20/.test(path)) return "A path has no spaces.";
  if (!path.startsWith("/")) return `Start with a slash: /${path}`;
  if (path.length > LONGEST) return `Keep the path to ${LONGEST} characters.`;
  return null;
}

/** Browsers read `/\` as they read `//`: as the beginning of another site's name. */
function isElsewhere(path: string): boolean {
  return /^([a-z][a-z0-9+.-]*:|[/\\]{2}|www\.)/i.test(path);
}

/** `/b/?x=1` is answered with another redirect to `/b?x=1`; so it is stored as that at once. */
function withoutLastSlash(target: string): string {
  const path = pathOf(target);
  return (redirectKey(path) ?? path) + target.slice(path.length);
}

function pathOf(target: string): string {
  return target.replace(/[?#].*$/, "");
}
