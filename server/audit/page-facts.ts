import { Parser } from "htmlparser2";
import type { PageFacts } from "#domain/audit/site-facts.ts";

interface Served {
  /** The whole address. */
  url: string;
  html: string;
  /** From the `x-robots-tag` header. */
  noindex: boolean;
  bytes: number;
}

type Attributes = Record<string, string>;

/** Everything the rules want to know of a page, in one pass over its HTML. */
export function pageFacts({ url, html, noindex, bytes }: Served): PageFacts {
  const { origin, pathname, search } = new URL(url);
  const facts = {
    path: pathname + search,
    titles: [] as string[],
    descriptions: [] as string[],
    canonicals: [] as string[],
    noindex,
    headings: [] as PageFacts["headings"],
    pictures: [] as PageFacts["pictures"],
    links: [] as PageFacts["links"],
    ids: new Set<string>(),
    structuredData: [] as string[],
    socialImages: [] as string[],
    bytes,
  };
  const open = new OpenElements();
  /** The address as a browser would ask for it; null where none can be. */
  const resolved = (address: string) => (URL.canParse(address, url) ? new URL(address, url) : null);

  const read: Record<string, (attributes: Attributes) => void> = {
    title: () => {
      // A drawing has titles of its own.
      if (!open.within("svg")) open.collect((text) => facts.titles.push(text));
    },
    meta: ({ name = "", property = "", content = "" }) => {
      if (name === "description") facts.descriptions.push(content.trim());
      if (name === "robots") facts.noindex ||= /\b(noindex|none)\b/i.test(content);
      const image = property === "og:image" && content.trim() && resolved(content);
      if (image) facts.socialImages.push(image.href);
    },
    link: ({ rel, href = "" }) => {
      const canonical = rel === "canonical" && href && resolved(href);
      if (canonical) facts.canonicals.push(canonical.href);
    },
    img: ({ src = "", alt = null }) => {
      facts.pictures.push({ src, alt, inArticle: open.withinClass("prose") });
    },
    a: ({ href, "aria-label": label }) => {
      const to = href === undefined ? null : resolved(href);
      if (to?.origin !== origin) return;
      const shared = !open.within("main");
      open.collect((text) =>
        facts.links.push({
          path: to.pathname + to.search,
          anchor: decoded(to.hash.slice(1)),
          text: label ?? text,
          shared,
        }),
      );
    },
    script: ({ type }) => {
      if (type === "application/ld+json") open.collect((text) => facts.structuredData.push(text));
    },
  };

  const parser = new Parser({
    onopentag(name, attributes) {
      open.enter(name, attributes);
      if (attributes.id) facts.ids.add(attributes.id);
      const level = Number(/^h([1-6])$/.exec(name)?.[1]);
      if (level) open.collect((text) => facts.headings.push({ level, text }));
      read[name]?.(attributes);
    },
    ontext: (text) => open.add(text),
    onclosetag: () => open.leave(),
  });
  parser.end(html);
  return facts;
}

interface OpenElement {
  name: string;
  classes: string[];
  text: string;
  done?: (text: string) => void;
}

/** The elements around the place the parser is at, those that are wanted with their text. */
class OpenElements {
  readonly #stack: OpenElement[] = [];

  enter(name: string, { class: classes = "" }: Attributes): void {
    this.#stack.push({ name, classes: classes.split(/\s+/), text: "" });
  }

  /** Hands over the text of the element just entered, once it ends. */
  collect(done: (text: string) => void): void {
    const element = this.#stack.at(-1);
    if (element) element.done = done;
  }

  add(text: string): void {
    for (const element of this.#stack) if (element.done) element.text += text;
  }

  leave(): void {
    const element = this.#stack.pop();
    element?.done?.(element.text.replace(/\s+/g, " ").trim());
  }

  within(name: string): boolean {
    return this.#stack.some((element) => element.name === name);
  }

  withinClass(name: string): boolean {
    return this.#stack.some(({ classes }) => classes.includes(name));
  }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
