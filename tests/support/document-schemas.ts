import type { XmlElement } from "./xml-tree.ts";

/** What an element may hold. */
interface Rule {
  /** In this order where `ordered`; each at least and at most so often. */
  children?: Record<string, Occurs>;
  ordered?: true;
  text?: (value: string) => boolean;
  attributes?: Record<string, (value: string) => boolean>;
  required?: readonly string[];
}

type Occurs = { rule: Rule; min?: number; max?: number };

/** Everything about a document that its schema does not allow, a line each. */
export function schemaProblems(root: XmlElement, schema: Record<string, Rule>): string[] {
  const rule = schema[root.name];
  return rule ? problemsOf(root, rule, root.name) : [`the root is ${root.name}`];
}

function problemsOf(element: XmlElement, rule: Rule, at: string): string[] {
  const { children = {}, attributes = {}, required = [] } = rule;
  const problems: string[] = [];
  const names = Object.keys(children);
  let last = 0;
  for (const child of element.children) {
    const known = children[child.name];
    if (!known) problems.push(`${at} may not hold ${child.name}`);
    else problems.push(...problemsOf(child, known.rule, `${at}/${child.name}`));
    const place = names.indexOf(child.name);
    if (rule.ordered && place < last) problems.push(`${at}: ${child.name} comes too late`);
    last = Math.max(last, place);
  }
  for (const [name, { min = 0, max = 1 }] of Object.entries(children)) {
    const count = element.children.filter((child) => child.name === name).length;
    if (count < min || count > max) problems.push(`${at} holds ${name} ${count} times`);
  }
  for (const [name, value] of Object.entries(element.attributes))
    if (!attributes[name]?.(value)) problems.push(`${at} has ${name}="${value}"`);
  for (const name of required)
    if (!(name in element.attributes)) problems.push(`${at} has no ${name}`);
  const holds = rule.text ? rule.text(element.text) : element.text.trim() === "";
  if (!holds) problems.push(`${at} says "${element.text.slice(0, 80)}"`);
  return problems;
}

const isAddress = (value: string) => URL.canParse(value) && /^https?:/.test(value);
const isShortAddress = (value: string) => isAddress(value) && value.length <= 2048;
/** W3C date and time, https://www.w3.org/TR/NOTE-datetime */
const isMoment = (value: string) =>
  /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d))?$/.test(value) &&
  !Number.isNaN(Date.parse(value));
/** RFC 822, with a year of four digits. */
const isMailDate = (value: string) =>
  /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} \d\d:\d\d:\d\d GMT$/.test(
    value,
  ) && new Date(value).toUTCString() === value;
const isText = (value: string) => value.trim() !== "";

const many = Number.POSITIVE_INFINITY;
const words: Rule = { text: isText };
const address: Rule = { text: isAddress };

const map = (name: string) => `{http://www.sitemaps.org/schemas/sitemap/0.9}${name}`;
const image = (name: string) => `{http://www.google.com/schemas/sitemap-image/1.1}${name}`;
const located = {
  [map("loc")]: { rule: { text: isShortAddress }, min: 1 },
  [map("lastmod")]: { rule: { text: isMoment } },
};

/** sitemap.xsd, siteindex.xsd and sitemap-image.xsd, as far as they go. */
export const sitemapSchema: Record<string, Rule> = {
  [map("urlset")]: {
    children: {
      [map("url")]: {
        min: 1,
        max: 50_000,
        rule: {
          ordered: true,
          children: {
            ...located,
            [image("image")]: {
              max: 1000,
              rule: { children: { [image("loc")]: { rule: address, min: 1 } } },
            },
          },
        },
      },
    },
  },
  [map("sitemapindex")]: {
    children: {
      [map("sitemap")]: { min: 1, max: 50_000, rule: { ordered: true, children: located } },
    },
  },
};

const item: Rule = {
  children: {
    title: { rule: words, min: 1 },
    link: { rule: address, min: 1 },
    guid: {
      rule: { text: isText, attributes: { isPermaLink: (v) => /^(true|false)$/.test(v) } },
      min: 1,
    },
    pubDate: { rule: { text: isMailDate }, min: 1 },
    "{http://purl.org/dc/elements/1.1/}creator": { rule: words },
    category: { rule: words, max: many },
    description: { rule: { text: () => true } },
    "{http://purl.org/rss/1.0/modules/content/}encoded": { rule: { text: () => true }, min: 1 },
  },
};

/** https://www.rssboard.org/rss-specification, and what the RSS advisory board recommends. */
export const rssSchema: Record<string, Rule> = {
  rss: {
    required: ["version"],
    attributes: { version: (value) => value === "2.0" },
    children: {
      channel: {
        min: 1,
        rule: {
          children: {
            title: { rule: words, min: 1 },
            link: { rule: address, min: 1 },
            description: { rule: words, min: 1 },
            language: { rule: { text: (value) => /^[a-z]{2}(-[a-z]{2})?$/.test(value) } },
            lastBuildDate: { rule: { text: isMailDate } },
            "{http://www.w3.org/2005/Atom}link": {
              min: 1,
              rule: {
                required: ["href", "rel", "type"],
                attributes: {
                  href: isAddress,
                  rel: (value) => value === "self",
                  type: (value) => value === "application/rss+xml",
                },
              },
            },
            item: { rule: item, max: many },
          },
        },
      },
    },
  },
};
