import { readFile, writeFile } from "node:fs/promises";
import subsetFont from "subset-font";

const ascii = String.fromCharCode(...Array.from({ length: 95 }, (_, i) => 32 + i));
const signs = "\u00a0£€©®™°·•½¼¾×÷−±²–—‘’“”…";
const accents = "ÀÁÂÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÖØÙÚÛÜßàáâäåæçèéêëìíîïñòóôöøùúûüÿ";

// Display is one fixed cut: a single width lets its fallback match it exactly, so nothing jumps.
// The version is part of the file name because public files are cached for good.
const fonts = [
  {
    from: "bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2",
    to: "bricolage-1.woff2",
    axes: { opsz: 40, wdth: 88, wght: 730 },
  },
  {
    from: "hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2",
    to: "hanken-1.woff2",
    axes: { wght: { min: 400, max: 700 } },
  },
];

for (const { from, to, axes } of fonts) {
  const source = await readFile(
    new URL(`node_modules/@fontsource-variable/${from}`, import.meta.url),
  );
  const subset = await subsetFont(source, ascii + signs + accents, {
    targetFormat: "woff2",
    variationAxes: axes,
  });
  await writeFile(new URL(`../../public/fonts/${to}`, import.meta.url), subset);
  console.log(to, subset.length);
}
