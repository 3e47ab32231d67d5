import { anchorId } from "./anchor-id.ts";
import { pictureSet, srcSet } from "./picture.ts";

export interface Section {
  id: string;
  text: string;
}

/**
 * Makes a stored, already sanitised body ready for the page: headings can be linked to, wide tables
 * and code scroll inside themselves, pictures wait until they are near and come in the size needed.
 *
 * @param reserved ids the page itself uses
 */
export function articleHtml(body: string, reserved: Iterable<string> = []) {
  const taken = new Set(reserved);
  const sections: Section[] = [];
  let latest = "";

  const html = body.replace(PARTS, (part, ...rest) => {
    const { heading, attributes = "", inner = "", opening } = rest.at(-1) as Groups;
    if (heading) {
      // The page's title is its one h1.
      const name = heading.toLowerCase() === "h1" ? "h2" : heading.toLowerCase();
      latest = plainText(inner);
      const id = ownId(attributes, taken) ?? anchorId(latest, taken);
      if (name === "h2") sections.push({ id, text: latest });
      const words = /<a\b/i.test(inner) ? inner : `<a href="#${id}">${inner}</a>`;
      return `<${name} id="${id}">${words}</${name}>`;
    }
    switch (opening?.toLowerCase()) {
      case "table": {
        const label = attribute(latest ? `Table: ${latest}` : "Table");
        return `<div class="scroll" role="group" aria-label="${label}" tabindex="0">${part}`;
      }
      case "pre":
        return `${part} tabindex="0"`;
      case "img":
        return `${part} loading="lazy" decoding="async"`;
      default:
        return `${part}</div>`;
    }
  });
  return { html: html.replace(IMAGE, withSizes), sections };
}

/** The other widths of an uploaded picture, and its shape, so that nothing moves when it comes. */
function withSizes(tag: string): string {
  const set = pictureSet(/\ssrc="([^"]*)"/i.exec(tag)?.[1] ?? "");
  if (!set?.shape || /\ssrcset=/i.test(tag)) return tag;
  const { width, height } = set.shape;
  const shape = /\swidth=/i.test(tag) ? "" : ` width="${width}" height="${height}"`;
  const sizes = "(width >= 48rem) 38rem, 92vw";
  return `<img srcset="${srcSet(set, "webp")}" sizes="${sizes}"${shape}${tag.slice(4)}`;
}

/** The same body for readers elsewhere: every address in it names its site. */
export function withAbsoluteAddresses(body: string, base: string): string {
  return body.replace(TAG, (tag) =>
    tag.replace(/(?<=\s(?:href|src)=")[^"]*(?=")/gi, (address) =>
      URL.canParse(address, base) ? new URL(address, base).href : address,
    ),
  );
}

export function plainText(html: string): string {
  return html
    .replace(TAG, "")
    .replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w+));/gi, (entity, decimal, hex, name) => {
      if (name) return ENTITIES[name.toLowerCase()] ?? entity;
      const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
      return code <= 0x10ffff ? String.fromCodePoint(code) : entity;
    })
    .replace(/\s+/g, " ")
    .trim();
}

const ATTRIBUTES = `(?:"[^"]*"|'[^']*'|[^'">])*`;
const TAG = new RegExp(`</?[a-z]${ATTRIBUTES}>`, "gi");
const IMAGE = new RegExp(`<img\\b${ATTRIBUTES}>`, "gi");
const PARTS = new RegExp(
  [
    `<(?<heading>h[1-4])\\b(?<attributes>${ATTRIBUTES})>(?<inner>[^]*?)</\\k<heading>>`,
    `<(?<opening>table|pre|img(?!${ATTRIBUTES}\\sloading=))\\b`,
    "</table>",
  ].join("|"),
  "gi",
);

interface Groups {
  heading?: string;
  attributes?: string;
  inner?: string;
  opening?: string;
}

const ENTITIES: Record<string, string> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
};

function ownId(attributes: string, taken: Set<string>): string | null {
  const id = /\sid="([\w-]+)"/i.exec(attributes)?.[1];
  if (!id || taken.has(id)) return null;
  taken.add(id);
  return id;
}

function attribute(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}
