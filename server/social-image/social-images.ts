import type { SocialImages } from "#data/request-services.ts";
import { Failure } from "#domain/failure.ts";
import { drawSocialImage } from "./draw-social-image.ts";

const KEPT = 200;
const MOST_WAITING = 50;

/**
 * Draws one picture at a time, each once: whoever asks for the same one shares it. The latest are
 * kept in memory, some 30 KB each; browsers and networks keep theirs for good.
 */
export function createSocialImages(draw = drawSocialImage): SocialImages {
  const known = new Map<string, Promise<Uint8Array>>();
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();
  return {
    draw(card) {
      const key = JSON.stringify([card.title, card.tag]);
      const before = known.get(key);
      known.delete(key);
      if (!before && waiting >= MOST_WAITING)
        return Promise.reject(new Failure("unavailable", "Too many pictures wait to be drawn."));
      const picture = before ?? inTurn(() => draw(card));
      known.set(key, picture);
      picture.catch(() => known.delete(key));
      if (known.size > KEPT) known.delete(known.keys().next().value as string);
      return picture;
    },
  };

  function inTurn(work: () => Promise<Uint8Array>): Promise<Uint8Array> {
    waiting++;
    const result = last.then(work).finally(() => waiting--);
    last = result.catch(() => {});
    return result;
  }
}
