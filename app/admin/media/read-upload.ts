import { refused } from "#data/media-upload.ts";
import { UPLOAD_LIMIT_BYTES } from "#domain/upload.ts";

/** The posted file. What is too large is refused by its announced length, or as soon as it shows. */
export async function readUpload(request: Request): Promise<Uint8Array> {
  const announced = Number(request.headers.get("content-length") ?? 0);
  if (announced > UPLOAD_LIMIT_BYTES) throw refused("tooLarge");
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of request.body ?? []) {
    size += piece.byteLength;
    if (size > UPLOAD_LIMIT_BYTES) throw refused("tooLarge");
    pieces.push(piece);
  }
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const piece of pieces) {
    bytes.set(piece, at);
    at += piece.byteLength;
  }
  return bytes;
}
