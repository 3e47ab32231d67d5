import { expect, test } from "vitest";
import { fieldProblems, seoRecordSchema } from "./seo-record.schema.ts";

const empty = {
  title: "",
  description: " ",
  keywords: "",
  og_image_url: "",
  page_type: "website",
  canonical_url: "",
};

test("what stays empty is left to the page", () => {
  expect(seoRecordSchema.parse(empty)).toEqual({
    title: null,
    description: null,
    keywords: null,
    og_image_url: null,
    page_type: "website",
    canonical_url: null,
    noindex: false,
  });
});

test("a description of several lines becomes one", () => {
  const { description } = seoRecordSchema.parse({ ...empty, description: " a\r\n\r\nb\t c " });
  expect(description).toBe("a b c");
});

test.each(["/pictures/van.webp", "https://cdn.example/van.webp?w=1", "http://cdn.example/"])(
  "%s is an address",
  (url) => {
    const read = seoRecordSchema.parse({ ...empty, og_image_url: url, canonical_url: url });
    expect(read).toMatchObject({ og_image_url: url, canonical_url: url });
  },
);

test.each([
  "van.webp",
  "//evil.example/van.webp",
  "/\\evil.example",
  "javascript:alert(1)",
  "data:image/png;base64,AAAA",
  "https://",
  "https:///van",
  "https://a b",
  "http://[",
])("%s is not", (url) => {
  const { error } = seoRecordSchema.safeParse({ ...empty, og_image_url: url, canonical_url: url });
  expect(Object.keys(fieldProblems(error as never))).toEqual(["og_image_url", "canonical_url"]);
});

test.each([
  ["title", "a".repeat(301), "Keep this to 300 characters."],
  ["description", "a".repeat(1001), "Keep this to 1,000 characters."],
  ["title", "a\u0000b", "This holds a character that cannot be seen. Please type it again."],
  ["keywords", "a\u001bb", "This holds a character that cannot be seen. Please type it again."],
  ["page_type", "product", "Choose one of the two kinds."],
])("a bad %s has a message of its own", (field, value, message) => {
  const { error } = seoRecordSchema.safeParse({ ...empty, [field]: value });
  expect(fieldProblems(error as never)).toEqual({ [field]: message });
});
