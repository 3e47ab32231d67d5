import { readFileSync } from "node:fs";

type Typeface = "display" | "text";

interface Letters {
  /** Advance and outline of each character, in thousandths of the type size. */
  glyphs: Record<string, [advance: number, outline: string]>;
  kerning: Record<string, number>;
}

/** Outlines of our own typefaces (design/fonts/letters.mjs): no font of the machine is ever used. */
const letters = JSON.parse(
  readFileSync(new URL("letters.json", import.meta.url), "utf8"),
) as Record<Typeface, Letters>;

/** The text in characters we can draw: an accent we lack is dropped, and so is what has no letter. */
export function writable(text: string): string {
  const { glyphs } = letters.display;
  const drawn = Array.from(text.normalize("NFC"), (character) => {
    if (/\s/u.test(character)) return " ";
    const [base = ""] = character.normalize("NFD");
    return [character, base].find((candidate) => candidate in glyphs) ?? "";
  });
  return drawn.join("").replace(/ +/g, " ").trim();
}

export function width(text: string, size: number, typeface: Typeface): number {
  const last = placed(text, typeface).at(-1);
  return last ? ((last.x + last.advance) * size) / 1000 : 0;
}

interface Style {
  x: number;
  /** Of the line the letters stand on. */
  y: number;
  size: number;
  typeface: Typeface;
  fill: string;
}

/** A line of text as SVG shapes. */
export function lettering(text: string, { x, y, size, typeface, fill }: Style): string {
  const shapes = placed(text, typeface).map(
    ({ x, outline }) => `<path transform="translate(${x})" d="${outline}"/>`,
  );
  const scale = size / 1000;
  return `<g fill="${fill}" transform="translate(${x} ${y}) scale(${scale} ${-scale})">${shapes.join("")}</g>`;
}

function placed(text: string, typeface: Typeface) {
  const { glyphs, kerning } = letters[typeface];
  let x = 0;
  let before = "";
  return Array.from(text).flatMap((character) => {
    const [advance, outline] = glyphs[character] ?? [];
    if (advance === undefined || outline === undefined) return [];
    const at = x + (kerning[before + character] ?? 0);
    x = at + advance;
    before = character;
    return [{ x: at, advance, outline }];
  });
}
