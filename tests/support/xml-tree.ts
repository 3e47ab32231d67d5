export interface XmlElement {
  /** `{namespace}local`, or the local name alone where there is no namespace. */
  name: string;
  attributes: Record<string, string>;
  children: XmlElement[];
  /** Its own text, not that of its children. */
  text: string;
}

type Names = Record<string, string>;

const TOKEN =
  /<!\[CDATA\[(?<cdata>[\s\S]*?)\]\]>|<\/(?<close>[\w:.-]+)\s*>|<(?<open>[\w:.-]+)(?<attributes>(?:\s+[\w:.-]+="[^"<]*")*)\s*(?<empty>\/?)>|(?<text>[^<]+)/y;
const ENTITY = /&(?:#(\d+)|#x([\da-f]+)|(amp|lt|gt|quot|apos));/gi;
const NAMED: Names = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

/** Reads XML 1.0 as strictly as a feed reader would: whatever is not well-formed is thrown out. */
export function xmlTree(xml: string): XmlElement {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: XML has no place for them
  if (/[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/.test(xml)) throw new Error("an illegal character");
  const start = /^<\?xml version="1\.0" encoding="UTF-8"\?>\s*/.exec(xml);
  if (!start) throw new Error("no XML declaration");
  const document: XmlElement = { name: "", attributes: {}, children: [], text: "" };
  const open: { element: XmlElement; written: string; names: Names }[] = [
    { element: document, written: "", names: {} },
  ];
  TOKEN.lastIndex = start[0].length;
  while (TOKEN.lastIndex < xml.length) {
    const at = TOKEN.lastIndex;
    const found = TOKEN.exec(xml)?.groups;
    const top = open.at(-1);
    if (!found || !top) throw new Error(`not well-formed at ${at}: ${xml.slice(at, at + 60)}`);
    if (found.close !== undefined) {
      if (open.pop()?.written !== found.close) throw new Error(`</${found.close}> closes nothing`);
    } else if (found.open !== undefined) {
      const written = attributesOf(found.attributes ?? "");
      const names = { ...top.names, ...namespaces(written) };
      const element = {
        name: qualified(found.open, names, true),
        attributes: plain(written, names),
        children: [],
        text: "",
      };
      top.element.children.push(element);
      if (!found.empty) open.push({ element, written: found.open, names });
    } else top.element.text += found.cdata ?? decoded(found.text ?? "");
  }
  if (open.length !== 1) throw new Error(`<${open.at(-1)?.written}> is not closed`);
  const [root, ...others] = document.children;
  if (!root || others.length > 0 || document.text.trim()) throw new Error("not one root element");
  return root;
}

function attributesOf(text: string): Names {
  const found: Names = {};
  for (const [, name = "", value = ""] of text.matchAll(/([\w:.-]+)="([^"]*)"/g)) {
    if (name in found) throw new Error(`${name} is given twice`);
    found[name] = decoded(value);
  }
  return found;
}

function namespaces(attributes: Names): Names {
  return Object.fromEntries(
    Object.entries(attributes)
      .filter(([name]) => /^xmlns(:|$)/.test(name))
      .map(([name, value]) => [name.slice(6), value]),
  );
}

function plain(attributes: Names, names: Names): Names {
  return Object.fromEntries(
    Object.entries(attributes)
      .filter(([name]) => !/^xmlns(:|$)/.test(name))
      .map(([name, value]) => [qualified(name, names, false), value]),
  );
}

function qualified(written: string, names: Names, isElement: boolean): string {
  const [prefix, local] = written.includes(":") ? written.split(":", 2) : ["", written];
  if (!prefix && !(isElement && names[""])) return written;
  const namespace = names[prefix ?? ""];
  if (!namespace) throw new Error(`nobody has said what ${prefix}: means`);
  return `{${namespace}}${local}`;
}

function decoded(text: string): string {
  if (/&/.test(text.replace(ENTITY, ""))) throw new Error(`a bare & in ${text.slice(0, 60)}`);
  return text.replace(ENTITY, (_all, decimal, hex, name) =>
    name
      ? (NAMED[name] ?? "")
      : String.fromCodePoint(decimal ? Number(decimal) : Number.parseInt(hex, 16)),
  );
}
