import { expect, test } from "vitest";
import { page, site } from "./site.fixture.ts";
import { structuredData } from "./structured-data.ts";

const context = { "@context": "https://schema.org" };
const posting = {
  ...context,
  "@type": "BlogPosting",
  headline: "Own your domain",
  image: "https://site.example/a.png",
  datePublished: "2026-06-09T08:30:00+00:00",
  author: { "@type": "Person", name: "Sam" },
  publisher: { "@type": "ProfessionalService", "@id": "https://site.example/#business" },
};

function problems(data: unknown): string[] {
  const text = typeof data === "string" ? data : JSON.stringify(data);
  return structuredData(site([page("/a", { structuredData: [text] })])).map(({ what }) => what);
}

test("what is complete is left alone", () => {
  expect(problems(posting)).toEqual([]);
  expect(problems([posting, posting])).toEqual([]);
  expect(problems({ ...context, "@graph": [{ "@type": "Person", name: "Sam" }] })).toEqual([]);
  expect(problems({ ...context, "@type": "Recipe" })).toEqual([]);
});

test.each([
  ["{ not json", "Structured data cannot be read: it is not JSON."],
  ["null", "Structured data cannot be read: it is not JSON."],
  [[1], "Structured data holds a bare value."],
  [
    { "@type": "Person", name: "Sam" },
    "Structured data does not say that it uses schema.org (@context).",
  ],
  [{ ...context, name: "Sam" }, "Structured data has no @type."],
  [{ ...posting, headline: "" }, "Structured data: BlogPosting has no headline."],
  [
    { ...posting, datePublished: "soon" },
    "Structured data: datePublished of BlogPosting is not a date.",
  ],
  [{ ...posting, author: { "@type": "Person" } }, "Structured data: Person has no name."],
  [
    { ...context, "@graph": [{ "@type": "Person", "@id": "#sam" }] },
    "Structured data: Person has no name.",
  ],
  [
    { ...context, "@type": "BreadcrumbList", itemListElement: [] },
    "Structured data: BreadcrumbList has no itemListElement.",
  ],
])("%j: %s", (data, problem) => {
  expect(problems(data)).toEqual([problem]);
});
