/** The widths the site shows pictures at; a picture is never made larger than it came. */
export const PICTURE_WIDTHS = [480, 800, 1280] as const;

export const MEDIA_PATH = "/storage/v1/object/public/media/";

export type PictureFormat = "avif" | "webp";

interface PictureName {
  /** SHA-256 of the uploaded file, in hexadecimal. */
  hash: string;
  fileName: string;
  /** Of the largest variant. */
  width: number;
  height: number;
  /** The dominant colour, shown until the picture is there: `c8a07f`. */
  colour: string;
}

/**
 * The name all variants of a picture share. It says everything a page needs to know, so that a page
 * needs nothing but the address: `3f9a2c71d0e4b5a6-kitchen-1280x853-c8a07f`.
 */
export function pictureStem({ hash, fileName, width, height, colour }: PictureName): string {
  return `${hash.slice(0, 16)}-${fileSlug(fileName)}-${width}x${height}-${colour}`;
}

export function pictureKey(stem: string, width: number, format: PictureFormat): string {
  return `${stem}-${width}.${format}`;
}

export function documentKey(hash: string, fileName: string): string {
  return `${hash.slice(0, 16)}-${fileSlug(fileName)}.pdf`;
}

/** 480, 800 and 1280, or as far as a picture of this width goes. */
export function widthsUpTo(width: number): number[] {
  const largest = Math.min(width, PICTURE_WIDTHS[PICTURE_WIDTHS.length - 1] ?? width);
  return [...PICTURE_WIDTHS.filter((step) => step < largest), largest];
}

/** Every object that belongs to the picture, or the one that is the document, stored at this path. */
export function keysOf(path: string): string[] {
  const set = pictureSet(MEDIA_PATH + path);
  if (!set) return [path];
  const stem = set.name.slice(MEDIA_PATH.length);
  return set.widths.flatMap((width) => [
    pictureKey(stem, width, "avif"),
    pictureKey(stem, width, "webp"),
  ]);
}

export interface PictureSet {
  /** The address up to `-<width>.<format>`. */
  name: string;
  widths: readonly number[];
  /** Known of uploaded pictures only. */
  shape?: { width: number; height: number; colour: string };
}

/** The variants behind an address, or null for a file that stands alone. */
export function pictureSet(src: string): PictureSet | null {
  const [, drawn, drawnWidth] = DRAWN.exec(src) ?? [];
  if (drawn) {
    const widths = DRAWN_WIDTHS.find((set) => set.includes(Number(drawnWidth)));
    return widths ? { name: drawn, widths } : null;
  }
  const [, name, width, height, colour] = UPLOADED.exec(src) ?? [];
  if (!name || !colour) return null;
  const shape = { width: Number(width), height: Number(height), colour };
  return { name, widths: widthsUpTo(shape.width), shape };
}

/** For `<img srcset>` and `<source srcset>`. */
export function srcSet({ name, widths }: PictureSet, format: PictureFormat): string {
  return widths.map((width) => `${pictureKey(name, width, format)} ${width}w`).join(", ");
}

/** Letters, digits and hyphens: what is left of a file's name in an address. */
export function fileSlug(fileName: string): string {
  const slug = fileName
    .replace(/\.[a-z0-9]{1,5}$/i, "")
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, 40)
    .replace(/^-+|-+$/g, "");
  return slug || "file";
}

/** The pictures drawn for this site: a screen, or a phone. */
const DRAWN_WIDTHS = [PICTURE_WIDTHS, [240, 390]] as readonly (readonly number[])[];
const DRAWN = /^(\/pictures\/.+)-(\d+)\.(?:avif|webp)$/;
const UPLOADED =
  /^((?:https?:\/\/[^/?#]+)?\/storage\/v1\/object\/public\/media\/[0-9a-f]{16}-[a-z0-9-]+-(\d+)x(\d+)-([0-9a-f]{6}))-\d+\.(?:avif|webp)$/;
