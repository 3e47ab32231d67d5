import type { Finding } from "./finding.ts";
import { inPage } from "./mend.ts";
import type { SiteFacts } from "./site-facts.ts";

/** What search engines insist on, for the types this site uses and their nearest relatives. */
const REQUIRED: Record<string, readonly string[]> = {
  Article: ["headline", "author", "datePublished", "image"],
  BlogPosting: ["headline", "author", "datePublished", "image"],
  NewsArticle: ["headline", "author", "datePublished", "image"],
  BreadcrumbList: ["itemListElement"],
  ListItem: ["position"],
  FAQPage: ["mainEntity"],
  LocalBusiness: ["name", "address"],
  ProfessionalService: ["name", "address"],
  Organization: ["name"],
  Person: ["name"],
  Product: ["name"],
  Service: ["name", "provider"],
  WebSite: ["name", "url"],
};
const DATES = ["datePublished", "dateModified"];

export function structuredData({ pages }: SiteFacts): Finding[] {
  return pages.flatMap(({ path, structuredData }) =>
    structuredData.flatMap((text) => {
      const problem = problemIn(text);
      if (!problem) return [];
      return [{ kind: "data-invalid" as const, page: path, mend: inPage(path), ...problem }];
    }),
  );
}

function problemIn(text: string): Pick<Finding, "what" | "where"> | null {
  const data = parsed(text);
  if (!isThing(data) && !Array.isArray(data))
    return { what: "Structured data cannot be read: it is not JSON.", where: text.slice(0, 80) };
  for (const thing of Array.isArray(data) ? data : [data]) {
    const what = isThing(thing) ? documentProblem(thing) : "Structured data holds a bare value.";
    if (what) return { what };
  }
  return null;
}

function documentProblem(thing: Thing): string | null {
  if (!/^https?:\/\/schema\.org\/?$/.test(String(thing["@context"])))
    return "Structured data does not say that it uses schema.org (@context).";
  const graph = thing["@graph"];
  const things = Array.isArray(graph) ? graph.filter(isThing) : [thing];
  for (const each of things) {
    const problem = each["@type"] ? thingProblem(each) : "Structured data has no @type.";
    if (problem) return problem;
  }
  return null;
}

/** A thing inside another that has an @id is described in full elsewhere. */
function thingProblem(thing: Thing, inside = false): string | null {
  const type = String(thing["@type"]);
  const required = inside && "@id" in thing ? [] : (REQUIRED[type] ?? []);
  const missing = required.find((name) => isEmpty(thing[name]));
  if (missing) return `Structured data: ${type} has no ${missing}.`;
  const date = DATES.find((name) => name in thing && Number.isNaN(Date.parse(String(thing[name]))));
  if (date) return `Structured data: ${date} of ${type} is not a date.`;
  for (const part of Object.values(thing).flat()) {
    const problem = isThing(part) && part["@type"] ? thingProblem(part, true) : null;
    if (problem) return problem;
  }
  return null;
}

type Thing = Record<string, unknown>;

function isThing(value: unknown): value is Thing {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isEmpty(value: unknown): boolean {
  return (
    value === undefined ||
    value === null ||
    value === "" ||
    (Array.isArray(value) && value.length === 0)
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
