import { expect, test } from "vitest";
import { redirectSchema } from "./redirect.schema.ts";
import { fieldProblems } from "./seo-record.schema.ts";

const read = (from_path: string, to_path: string, status = "301") =>
  redirectSchema.safeParse({ from_path, to_path, status });
const problems = (from: string, to: string, status?: string) =>
  fieldProblems(read(from, to, status).error as never);

test("paths are stored as they are looked up", () => {
  expect(read(" /Old%C3%A9/ ", "/caf%C3%A9/?x=1#top").data).toEqual({
    from_path: "/Oldé",
    to_path: "/café?x=1#top",
    status: 301,
  });
  expect(read("/old", "/").data?.to_path).toBe("/");
});

test.each([
  ["", "Enter the old path, such as /old-page."],
  ["https://secondfix.example/old", "Write the path alone, such as /old-page."],
  ["//secondfix.example/old", "Write the path alone, such as /old-page."],
  ["old", "Start with a slash: /old"],
  ["/old page", "A path has no spaces."],
  ["/old%20page", "A path has no spaces."],
  ["/old\u0000", "This holds a character that cannot be seen. Please type it again."],
  ["/%E0%A4%A", "Check the % signs: this is not a path."],
  [
    "/old?x=1",
    "Leave out everything from the ? or # on: the redirect answers whatever follows the path.",
  ],
  [`/${"a".repeat(500)}`, "Keep the path to 500 characters."],
])("an old path of %j is refused with what to do", (from, message) => {
  expect(problems(from, "/contact")).toEqual({ from_path: message });
});

test.each([
  ["", "Enter where it leads, such as /contact, or / for the home page."],
  ["https://evil.example", "A redirect stays on this site. Write a path of it, such as /contact."],
  ["//evil.example", "A redirect stays on this site. Write a path of it, such as /contact."],
  ["/\\evil.example", "A redirect stays on this site. Write a path of it, such as /contact."],
  ["javascript:alert(1)", "A redirect stays on this site. Write a path of it, such as /contact."],
  ["contact", "Start with a slash: /contact"],
])("a new path of %j is refused with what to do", (to, message) => {
  expect(problems("/old", to)).toEqual({ to_path: message });
});

test.each(["/old", "/old/", "/old#top", "/old?x=1", "/%6Fld"])("/old to %s is refused", (to) => {
  expect(problems("/old", to)).toEqual({
    to_path: "This leads back to itself. Choose another page.",
  });
});

test("only two kinds of redirect are known", () => {
  expect(problems("/old", "/new", "307")).toEqual({ status: "Choose one of the two." });
});
