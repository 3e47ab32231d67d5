import { plainText } from "./article-html.ts";

const WORDS_A_MINUTE = 220;
const EXCERPT = 200;

/** Ends of blocks part words as spaces do. */
const spaced = (html: string) =>
  html.replace(/<(?=\/?(?:p|h\d|li|td|th|tr|br|blockquote|figcaption|pre|div)\b)/gi, " <");

/** An article's words in a row, those of neighbouring blocks apart. */
export function runningText(html: string): string {
  return plainText(spaced(html));
}

export function wordCount(html: string): number {
  return runningText(html)
    .split(" ")
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** How long an article takes to read, in whole minutes. */
export function readMinutes(words: number): number {
  return Math.min(600, Math.max(1, Math.ceil(words / WORDS_A_MINUTE)));
}

/** The opening of an article's running text, whole sentences where they fit. */
export function suggestedExcerpt(html: string): string {
  const paragraphs = [...html.matchAll(/<p\b[^>]*>(.*?)<\/p>/gis)].map(([, inner]) =>
    plainText(inner ?? ""),
  );
  const text = paragraphs.filter(Boolean).join(" ");
  if (text.length <= EXCERPT) return text;
  const opening = text.slice(0, EXCERPT);
  const sentences = /^.*[.!?](?=\s)/s.exec(opening)?.[0];
  if (sentences && sentences.length > EXCERPT / 3) return sentences;
  return `${opening.slice(0, opening.lastIndexOf(" ")).replace(/[\s,;:–-]+$/, "")}…`;
}
