export const UPLOAD_LIMIT_BYTES = 10 * 1024 * 1024;

/** What a file picker offers; the server looks at the content itself. */
export const UPLOAD_TYPES = "image/jpeg,image/png,image/webp,image/avif,image/gif,application/pdf";

export type FileKind = "picture" | "document";

export const UPLOAD_PROBLEMS = {
  tooLarge: "This file is larger than 10 MB. Make it smaller and try again.",
  tooManyPixels: "This picture has more than 50 million pixels. Make it smaller and try again.",
  empty: "This file is empty.",
  svg: "SVG drawings can carry scripts, so they are not taken. Save it as a PNG or WebP.",
  heic: "This is a HEIC photo, which browsers cannot show. Save it as a JPEG.",
  unknown: "This is not a picture or a PDF. JPEG, PNG, WebP, AVIF, GIF and PDF can be uploaded.",
  damaged: "This picture is damaged and cannot be read.",
} as const;

/** Goes by the first bytes alone: neither a name nor a declared type can be trusted. */
export function kindOf(bytes: Uint8Array): FileKind | "svg" | "heic" | null {
  const text = String.fromCharCode(...bytes.subarray(0, 512));
  if (PICTURES.some((signature) => signature.test(text))) return "picture";
  if (text.startsWith("%PDF-")) return "document";
  if (/^....ftyp(?:heic|heix|hevc|heim|heis|mif1|msf1)/s.test(text)) return "heic";
  return /<svg[\s>]/i.test(text) ? "svg" : null;
}

const PICTURES = [
  /^\xff\xd8\xff/,
  /^\x89PNG\r\n\cZ\n/,
  /^GIF8[79]a/,
  /^RIFF.{4}WEBP/s,
  // Also HEIF files of the general brand that say further on that they are AVIF.
  /^....ftyp(?:avif|avis|mif1.{0,40}avif)/s,
];

/** A name for people to recognise the file by, never part of a path. */
export function displayName(fileName: string): string {
  const name = fileName.split(/[\\/]/).at(-1)?.replace(/\p{C}/gu, "").trim().slice(0, 200);
  return name || "Untitled";
}
