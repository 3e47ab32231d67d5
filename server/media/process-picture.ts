import sharp, { type Sharp } from "sharp";
import type { PictureRefusal, PictureVariants } from "#data/request-services.ts";
import { PICTURE_WIDTHS, type PictureFormat, widthsUpTo } from "#domain/picture.ts";

const MAX_PIXELS = 50_000_000;
const MAX_SECONDS = 30;
const MAX_SIDE = 16_000;

/**
 * Turns what was uploaded into what the site shows: upright, in sRGB, at the site's widths, and
 * without anything else that was in the file, such as where the photo was taken. Of a moving
 * picture the first frame is kept.
 */
export async function processPicture(bytes: Uint8Array): Promise<PictureVariants | PictureRefusal> {
  const decoded = await decode(bytes);
  if ("refused" in decoded) return decoded;
  const { source, width, height } = decoded;
  const variants: PictureVariants["variants"] = [];
  for (const step of widthsUpTo(width))
    for (const format of ["avif", "webp"] as const)
      variants.push({ width: step, format, bytes: await encode(source, step, format) });
  return {
    width,
    height,
    colour: await dominantColour(source),
    placeholder: await blurred(source),
    variants,
  };
}

interface Decoded {
  source: Sharp;
  width: number;
  height: number;
}

/** Decoded once, at the largest width the site uses; everything else is made from that. */
async function decode(bytes: Uint8Array): Promise<Decoded | PictureRefusal> {
  const input = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: "error", pages: 1 });
  try {
    const { width = 0, height = 0 } = await input.metadata();
    if (width > MAX_SIDE || height > MAX_SIDE) return { refused: "tooManyPixels" };
    const { data, info } = await input
      .timeout({ seconds: MAX_SECONDS })
      .autoOrient()
      .resize({ width: Math.max(...PICTURE_WIDTHS), withoutEnlargement: true })
      .toColourspace("srgb")
      .raw()
      .toBuffer({ resolveWithObject: true });
    return { source: sharp(data, { raw: info }), width: info.width, height: info.height };
  } catch (cause) {
    const tooMany = /pixel limit|timeout/i.test(String(cause));
    return { refused: tooMany ? "tooManyPixels" : "damaged" };
  }
}

function encode(source: Sharp, width: number, format: PictureFormat): Promise<Buffer> {
  const resized = source.clone().resize({ width });
  return format === "avif"
    ? resized.avif({ quality: 55, effort: 3 }).toBuffer()
    : resized.webp({ quality: 78 }).toBuffer();
}

async function dominantColour(source: Sharp): Promise<string> {
  const { dominant } = await source.clone().stats();
  return [dominant.r, dominant.g, dominant.b]
    .map((value) => Math.round(value).toString(16).padStart(2, "0"))
    .join("");
}

async function blurred(source: Sharp): Promise<string> {
  const tiny = source.clone().resize({ width: 20, height: 20, fit: "inside" }).blur();
  const bytes = await tiny.webp({ quality: 40 }).toBuffer();
  return `data:image/webp;base64,${bytes.toString("base64")}`;
}
