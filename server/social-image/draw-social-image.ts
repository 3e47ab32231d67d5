import sharp from "sharp";
import { site } from "#content/site.ts";
import { cut, fitTitle } from "./fit-title.ts";
import { lettering, width, writable } from "./lettering.ts";

const INK = "#13202f";
const PAPER = "#faf7f1";
const LINE = "#dcd7cb";
const SOFT = "#475563";
const LEFT = 68;
const TITLE = { top: 140, width: 664, height: 350 };
const BLOCK = 522;

/** The picture of a shared link, 1200 × 630: a drawing sheet with the title on it. */
export function drawSocialImage(card: { title: string; tag: string }): Promise<Buffer> {
  return sharp(Buffer.from(sheet(card)))
    .png({ palette: true, colours: 32, dither: 0, effort: 7 })
    .toBuffer();
}

function sheet({ title, tag }: { title: string; tag: string }): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">
<path fill="${PAPER}" d="M0 0h1200v630H0z"/>
<svg x="756" y="38" width="420" height="470" viewBox="90 0 500 560">${HOUSE}</svg>
<path fill="none" stroke="${INK}" stroke-width="2" d="M25 25h1150v580H25zM25 ${BLOCK}h1150"/>
${brand()}${heading(writable(title))}${titleBlock(writable(tag))}</svg>`;
}

function brand(): string {
  const name = { x: LEFT + 62, y: 96, size: 36, typeface: "display" as const, fill: INK };
  return `<g transform="translate(${LEFT} 60) scale(1.45)" fill="none" stroke-width="3">
<path stroke="${INK}" stroke-width="2.5" stroke-dasharray="3 2.5" d="M11 27h18V13"/>
<path stroke="${INK}" d="M3 27V5h20"/><path stroke="#f15a0b" d="M3 27 29 3"/></g>${lettering(site.name, name)}`;
}

/** A short title stands on the sheet's last line, as in a drawing; a long one fills it from the top. */
function heading(title: string): string {
  const { lines, size, leading } = fitTitle(title, TITLE);
  const free = TITLE.height - lines.length * leading;
  const first = TITLE.top + free * 0.55 + size * 0.86;
  return lines
    .map((line, i) =>
      lettering(line, {
        x: LEFT,
        y: Math.round(first + i * leading),
        size,
        typeface: "display",
        fill: INK,
      }),
    )
    .join("");
}

function titleBlock(tag: string): string {
  let x = LEFT;
  const cells = [
    { label: "Sheet", words: cut(tag, 24, 330, "display") },
    { label: "Drawn and built", words: "Websites and tech for the trades" },
    { label: "At", words: site.location },
  ].map(({ label, words }, i) => {
    const rule =
      i > 0 ? `<path stroke="${LINE}" stroke-width="1.5" d="M${x - 26} ${BLOCK + 1}v82"/>` : "";
    const cell =
      lettering(label, { x, y: BLOCK + 34, size: 18, typeface: "text", fill: SOFT }) +
      lettering(words, { x, y: BLOCK + 64, size: 24, typeface: "display", fill: INK });
    x += Math.max(width(words, 24, "display"), width(label, 18, "text")) + 52;
    return rule + cell;
  });
  return cells.join("");
}

/** Drawn on the left, built on the right (design/social/og-image.html). */
const HOUSE = `<path fill="none" stroke="#8399ab" stroke-width="1.5" d="M90 490h60m380 0h60M340 28 120 168l8 12L340 45M150 167v323h190m-190-14h190M162 159v317m0-316h178m-178 6h178M162 308h178m-178 12h178M138 490h36v34h-36zM340 160l-65-74v74l-55-42v42M188 196h124v88H188zm0 20h124m-93-20v88m31-88v88m31-88v88m-93-44h124m-124 22h124m-93-22 31 22m0-22-31 22M178 476V356h56v120m-46-60h6M252 476v-22h14v-22h14v-22h14v-22h14v-22h14v-22h14"/>
<path fill="${INK}" d="m340 28 220 140-8 12L340 45zM518 160h12v330h-12zM340 308h178v12H340zm0 168h190v14H340zM506 490h36v34h-36zM340 160h178v6H340zM403 86l5 3v71h-5zm60 37 5 3v34h-5z"/>
<path fill="#fffdf8" stroke="${INK}" stroke-width="2" d="M368 190h122v102H368zM368 340h74v120h-74zm92 38h40v82h-40z"/>
<path fill="none" stroke="${INK}" stroke-width="4" d="M382 210h50m-50 20h94m-94 16h94M380 414h50m-50 14h50m-50 14h28m62-50h20m-20 14h20m-20 14h12"/>
<path fill="#f15a0b" d="M430 262h52v16h-52z"/><path fill="#23628f" d="M368 354h74v44h-74z"/><path fill="${INK}" d="m368 398 22-24 16 14 14-10 22 20z"/>
<path fill="none" stroke="#f15a0b" stroke-width="4" d="M340 0v530"/><path fill="#f15a0b" d="m330 524 10 34 10-34z"/>`;
