import { Failure, unavailable } from "#domain/failure.ts";
import { documentKey, pictureKey, pictureStem } from "#domain/picture.ts";
import { displayName, kindOf, UPLOAD_LIMIT_BYTES, UPLOAD_PROBLEMS } from "#domain/upload.ts";
import type { Db } from "./db.ts";
import { type MediaFile, mediaFile, removeObjects } from "./media.ts";
import type { MediaTools } from "./request-services.ts";

interface Upload {
  name: string;
  bytes: Uint8Array;
  /** The owner may change their mind; nothing is left behind then. */
  signal?: AbortSignal;
}

/**
 * Stores a file in the library. What is there already, byte for byte, is answered as it is.
 * Throws `invalid`, with a message for the owner, for what is not taken.
 */
export async function storeMedia(db: Db, tools: MediaTools, upload: Upload): Promise<MediaFile> {
  check(upload.bytes);
  const known = await byHash(db, tools.hash(upload.bytes));
  if (known) return known;

  const file = await storeObjects(db, tools, upload);
  const { data, error } = await db.from("media_files").insert(file).select("id").maybeSingle();
  // The same file in two tabs at once: the objects are the same, too.
  const stored = error?.code === TAKEN ? await byHash(db, file.hash) : data;
  if (!stored) {
    await removeObjects(db, file.path);
    throw unavailable("media_files", error);
  }
  return found(await mediaFile(db, stored.id));
}

/** Puts another file in the place of one: every page that showed the old one shows the new one. */
export async function replaceMedia(
  db: Db,
  tools: MediaTools,
  id: string,
  upload: Upload,
): Promise<MediaFile> {
  check(upload.bytes);
  const old = found(await mediaFile(db, id));
  if (kindOf(upload.bytes) !== old.kind) throw new Failure("invalid", OTHER_KIND[old.kind]);
  const known = await byHash(db, tools.hash(upload.bytes));
  if (known?.id === id) return known;
  if (known) throw new Failure("invalid", `This file is in the library already: ${known.name}.`);

  const file = await storeObjects(db, tools, upload);
  const { name, hash, path, size, width, height, placeholder } = file;
  const { data, error } = await db.rpc("replace_media", {
    file: id,
    new_name: name,
    new_hash: hash,
    new_path: path,
    new_size: size,
    ...(width && height && placeholder
      ? { new_width: width, new_height: height, new_placeholder: placeholder }
      : {}),
  });
  if (error || data === null) {
    await removeObjects(db, file.path);
    throw unavailable("replace_media", error);
  }
  await removeObjects(db, data);
  return found(await mediaFile(db, id));
}

function check(bytes: Uint8Array): void {
  if (bytes.byteLength > UPLOAD_LIMIT_BYTES) throw refused("tooLarge");
  if (bytes.byteLength === 0) throw refused("empty");
  const kind = kindOf(bytes);
  if (kind === "svg" || kind === "heic") throw refused(kind);
  if (kind === null) throw refused("unknown");
}

export function refused(problem: keyof typeof UPLOAD_PROBLEMS): Failure {
  return new Failure("invalid", UPLOAD_PROBLEMS[problem]);
}

async function storeObjects(
  db: Db,
  tools: MediaTools,
  { name, bytes, signal }: Upload,
): Promise<NewFile> {
  const hash = tools.hash(bytes);
  if (kindOf(bytes) === "document") {
    const path = documentKey(hash, name);
    await putAll(db, [{ path, bytes, type: "application/pdf" }], signal);
    const shape = { width: null, height: null, placeholder: null };
    return {
      kind: "document",
      name: displayName(name),
      hash,
      path,
      size: bytes.byteLength,
      ...shape,
    };
  }
  const picture = await tools.picture(bytes, signal);
  if ("refused" in picture) throw refused(picture.refused);
  const { variants, width, height, colour, placeholder } = picture;
  const stem = pictureStem({ hash, fileName: name, width, height, colour });
  const objects = variants.map((variant) => ({
    path: pictureKey(stem, variant.width, variant.format),
    bytes: variant.bytes,
    type: `image/${variant.format}`,
  }));
  await putAll(db, objects, signal);
  const path = pictureKey(stem, width, "webp");
  const size = objects.find((object) => object.path === path)?.bytes.byteLength ?? 0;
  return { kind: "picture", name: displayName(name), hash, path, size, width, height, placeholder };
}

type NewFile = {
  kind: string;
  name: string;
  hash: string;
  path: string;
  size: number;
  width: number | null;
  height: number | null;
  placeholder: string | null;
};

interface NewObject {
  path: string;
  bytes: Uint8Array;
  type: string;
}

/** All of them, or none. */
async function putAll(db: Db, objects: NewObject[], signal?: AbortSignal): Promise<void> {
  const bucket = db.storage.from("media");
  try {
    for (const { path, bytes, type } of objects) {
      signal?.throwIfAborted();
      // The name is made from the content: what is there under it is the same.
      const options = { contentType: type, cacheControl: FOR_EVER, upsert: true };
      const { error } = await bucket.upload(path, new Uint8Array(bytes).buffer, options);
      if (error) throw unavailable("media", error);
    }
    signal?.throwIfAborted();
  } catch (error) {
    await bucket.remove(objects.map(({ path }) => path));
    throw error;
  }
}

async function byHash(db: Db, hash: string): Promise<MediaFile | null> {
  const { data, error } = await db.from("media_files").select("id").eq("hash", hash).maybeSingle();
  if (error) throw unavailable("media_files", error);
  return data && mediaFile(db, data.id);
}

function found(file: MediaFile | null): MediaFile {
  if (!file) throw new Failure("not_found", "This file is not in the library any more.");
  return file;
}

const OTHER_KIND = {
  picture: "A picture can only be replaced by a picture.",
  document: "A PDF can only be replaced by a PDF.",
};
const FOR_EVER = "31536000, immutable";
const TAKEN = "23505";
