/**
 * What other programs put on the clipboard, as plain article HTML. Word writes its lists as
 * paragraphs, Google Docs wraps everything in a bold that is not bold, and both say with styles what
 * elements say better.
 */
export function cleanPasted(html: string): string {
  // Our own text, cut or copied in this editor, is clean and knows where it belongs.
  if (html.includes("data-pm-slice")) return html;
  const { body } = new DOMParser().parseFromString(html, "text/html");
  for (const element of body.querySelectorAll(NOISE)) element.remove();
  for (const element of body.querySelectorAll("*"))
    if (element.tagName.includes(":")) unwrap(element);
  removeComments(body);
  for (const wrapper of body.querySelectorAll("b[id^='docs-internal-guid']")) unwrap(wrapper);
  makeWordLists(body);
  lowerHeadings(body);
  for (const span of body.querySelectorAll<HTMLElement>("span, font")) nameStyles(span);
  for (const element of body.querySelectorAll("*")) {
    for (const { name } of [...element.attributes])
      if (!KEPT.has(name)) element.removeAttribute(name);
  }
  for (const paragraph of body.querySelectorAll("p"))
    if (!paragraph.textContent?.trim() && !paragraph.querySelector("img, br")) paragraph.remove();
  return body.innerHTML;
}

const NOISE = "style, script, meta, link, title, xml, head, iframe:not([src])";
const KEPT = new Set([
  "href",
  "src",
  "alt",
  "colspan",
  "rowspan",
  "start",
  "title",
  "width",
  "height",
]);

function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes);
}

/** The title is the page's only h1: a document that has its own moves down a step, order and all. */
function lowerHeadings(body: Element): void {
  const step = body.querySelector("h1") ? 1 : 0;
  for (const heading of body.querySelectorAll("h1, h2, h3, h4, h5, h6")) {
    const level = Math.min(4, Number(heading.tagName[1]) + step);
    const lower = document.createElement(`h${level}`);
    lower.append(...heading.childNodes);
    heading.replaceWith(lower);
  }
}

function removeComments(root: Node): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_COMMENT);
  const comments: Node[] = [];
  while (walker.nextNode()) comments.push(walker.currentNode);
  for (const comment of comments) comment.parentNode?.removeChild(comment);
}

function nameStyles(span: HTMLElement): void {
  const { fontWeight, fontStyle, textDecoration } = span.style;
  const names = [
    (fontWeight === "bold" || Number(fontWeight) >= 600) && "strong",
    fontStyle === "italic" && "em",
    textDecoration.includes("line-through") && "s",
  ].filter((name) => name !== false);
  let inner: Node[] = [...span.childNodes];
  for (const name of names) {
    const element = document.createElement(name);
    element.append(...inner);
    inner = [element];
  }
  span.replaceWith(...inner);
}

/** `<p style="mso-list:l0 level2 lfo1"><span style="mso-list:Ignore">1.</span>Words</p>` */
function makeWordLists(body: Element): void {
  let open: { level: number; list: HTMLElement }[] = [];
  let last: Element | null = null;
  for (const paragraph of [...body.querySelectorAll("p")]) {
    const style = paragraph.getAttribute("style") ?? "";
    const level = Number(/mso-list:[^;]*level(\d)/i.exec(style)?.[1] ?? 0);
    if (level === 0) continue;
    const marker = [...paragraph.querySelectorAll("span")].find((span) =>
      /mso-list:\s*ignore/i.test(span.getAttribute("style") ?? ""),
    );
    const isNumbered = /^\s*\(?[\da-z]{1,4}[.)]/i.test(marker?.textContent ?? "");
    marker?.remove();
    if (paragraph.previousElementSibling !== last) open = [];
    open = open.filter((entry) => entry.level <= level);
    let current = open.at(-1);
    if (!current || current.level < level) {
      const list = document.createElement(isNumbered ? "ol" : "ul");
      const parent = current?.list.lastElementChild;
      if (parent) parent.append(list);
      else paragraph.before(list);
      current = { level, list };
      open.push(current);
    }
    const item = document.createElement("li");
    item.append(...paragraph.childNodes);
    current.list.append(item);
    paragraph.remove();
    last = open[0]?.list ?? null;
  }
}
