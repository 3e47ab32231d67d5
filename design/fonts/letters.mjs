// The outlines of the two typefaces, for pictures drawn on the server: no machine's own fonts are
// needed there. Run after build.mjs.
import { readFile, writeFile } from "node:fs/promises";
import { create } from "fontkit";

/** Kerning below this, in thousandths of the type size, cannot be seen. */
const VISIBLE = 8;
const KERNED = /^[A-Za-z0-9.,:;'’“”()&/–-]$/;

const letters = {
  display: outlines(await font("bricolage-1"), true),
  text: outlines(await font("hanken-1"), false),
};
const target = new URL("../../server/social-image/letters.json", import.meta.url);
await writeFile(target, `${JSON.stringify(letters)}\n`);

async function font(name) {
  return create(await readFile(new URL(`../../public/fonts/${name}.woff2`, import.meta.url)));
}

function outlines(font, kerned) {
  if (font.unitsPerEm !== 1000) throw new Error("Outlines are expected in thousandths.");
  const characters = font.characterSet.map((code) => String.fromCodePoint(code));
  const glyphs = Object.fromEntries(
    characters.map((character) => {
      const glyph = font.glyphForCodePoint(character.codePointAt(0));
      return [character, [Math.round(glyph.advanceWidth), glyph.path.toSVG()]];
    }),
  );
  const pairs = kerned ? characters.filter((character) => KERNED.test(character)) : [];
  const kerning = {};
  for (const left of pairs)
    for (const right of pairs) {
      const { glyphs: laid, positions } = font.layout(left + right);
      if (laid.length !== 2) continue;
      const closer = Math.round(positions[0].xAdvance - laid[0].advanceWidth);
      if (Math.abs(closer) >= VISIBLE) kerning[left + right] = closer;
    }
  return { glyphs, kerning };
}
