import { createHash } from "node:crypto";

const READABLE_LENGTH = 40;

/**
 * The file name under which a bucket or an object key is kept.
 *
 * It is made only of `a-z`, `0-9` and `-`, at most 105 characters, whatever the text: it cannot
 * leave its folder, be too long, or meet another name on a file system that ignores case. The
 * digest alone identifies; the words in front are for whoever looks into the folder.
 */
export function storedName(text: string): string {
  // As UTF-8, two different lone surrogates would become the same replacement character.
  const digest = createHash("sha256").update(text, "utf16le").digest("hex");
  const readable = text
    .slice(-READABLE_LENGTH)
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  return [...readable, digest].join("-");
}
