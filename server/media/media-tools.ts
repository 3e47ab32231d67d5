import { createHash } from "node:crypto";
import type { MediaTools } from "#data/request-services.ts";
import { processPicture } from "./process-picture.ts";

/** Pictures are worked on one after the other: each may need a few hundred megabytes. */
export function createMediaTools(): MediaTools {
  let last: Promise<unknown> = Promise.resolve();
  return {
    picture(bytes, signal) {
      const result = last.then(() => {
        signal?.throwIfAborted();
        return processPicture(bytes);
      });
      last = result.catch(() => {});
      return result;
    },
    hash: (bytes) => createHash("sha256").update(bytes).digest("hex"),
  };
}
