import sanitizeHtml, { type Attributes, type Tag } from "sanitize-html";

interface Allowed {
  /** Addresses whose origin may be framed: where the owner's videos are. */
  frames: readonly string[];
}

/**
 * The one gate for the HTML of an article: on its way into the database, and again on its way to a
 * page. What is not on these lists is dropped, the words inside it are kept. Foreign elements and
 * elements whose text has rules of its own (svg, math, style, noscript …) are not on them, which
 * leaves browsers nothing to read differently from this parser.
 */
export function sanitiseArticle(html: string, { frames }: Allowed): string {
  const origins = new Set(frames.map((address) => new URL(address).origin));
  return sanitizeHtml(html, {
    ...RULES,
    exclusiveFilter: ({ tag, attribs, text, mediaChildren }) => {
      if (tag === "a") return LINK.test(attribs.href ?? "") ? false : "excludeTag";
      if (tag === "img") return !PICTURE.test(attribs.src ?? "");
      if (tag === "iframe") return !origins.has(originOf(attribs.src));
      const isEmpty = !text.trim() && mediaChildren.length === 0;
      return isEmpty && (tag === "figure" || tag === "figcaption");
    },
  });
}

const LINK = /^(https?:\/\/|mailto:|tel:|\/(?![/\\])|[#?])/i;
/** The pages' own policy lets pictures come from here or over https. */
const PICTURE = /^(https:\/\/|\/(?![/\\]))/i;
const WHOLE = /^\d{1,5}$/;

const RULES: sanitizeHtml.IOptions = {
  allowedTags: [
    ...["p", "h2", "h3", "h4", "ul", "ol", "li", "blockquote", "cite", "hr", "br"],
    ...["strong", "em", "s", "sub", "sup", "code", "pre", "a"],
    ...["img", "figure", "figcaption", "iframe"],
    ...["table", "caption", "thead", "tbody", "tfoot", "tr", "th", "td"],
  ],
  allowedAttributes: {
    a: ["href"],
    img: ["src", "alt", "width", "height"],
    ol: ["start"],
    th: ["colspan", "rowspan", "scope"],
    td: ["colspan", "rowspan"],
    iframe: ["src", "title", "allow", "allowfullscreen", "loading", "referrerpolicy"],
  },
  allowedClasses: { code: [/^language-[a-z0-9+#-]{1,30}$/], figure: ["video"] },
  allowedSchemes: ["http", "https", "mailto", "tel"],
  allowProtocolRelative: false,
  disallowedTagsMode: "discard",
  nonTextTags: [
    ...["script", "style", "textarea", "option", "xmp", "noscript", "noembed", "noframes"],
    ...["template", "title", "object", "applet", "svg", "math", "select"],
  ],
  nestingLimit: 40,
  transformTags: {
    ...{ h1: "h2", h5: "h4", h6: "h4", b: "strong", i: "em", del: "s", strike: "s" },
    img: (tag, given) =>
      checked(tag, { src: "", alt: "", ...given }, { width: WHOLE, height: WHOLE }),
    ol: (tag, given) => checked(tag, given, { start: WHOLE }),
    th: (tag, given) =>
      checked(tag, given, { colspan: WHOLE, rowspan: WHOLE, scope: /^(col|row)$/ }),
    td: (tag, given) => checked(tag, given, { colspan: WHOLE, rowspan: WHOLE }),
    iframe: (_tag, { src, title }) => video(src, title),
  },
};

function checked(tagName: string, given: Attributes, patterns: Record<string, RegExp>): Tag {
  const attribs = Object.entries(given).filter(
    ([name, value]) => patterns[name]?.test(value) ?? true,
  );
  return { tagName, attribs: Object.fromEntries(attribs) };
}

function video(src = "", title = ""): Tag {
  const attribs = {
    src,
    title: title || "Video",
    allow: "fullscreen; picture-in-picture",
    allowfullscreen: "",
    loading: "lazy",
    referrerpolicy: "strict-origin-when-cross-origin",
  };
  return { tagName: "iframe", attribs };
}

function originOf(address: string | undefined): string {
  return address && URL.canParse(address) ? new URL(address).origin : "";
}
