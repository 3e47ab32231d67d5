import { pictureKey, pictureSet } from "#domain/picture.ts";
import type { StoredFile } from "./send-file.ts";

/** The file in small: over its blurred placeholder, or a drawn sheet for a document. */
export function MediaThumb({ file }: { file: StoredFile }) {
  const set = pictureSet(file.url);
  if (!set) {
    return (
      <span className="grid aspect-[4/3] place-items-center border border-line bg-sheet text-soft">
        PDF
      </span>
    );
  }
  const [smallest = 480] = set.widths;
  return (
    <img
      className="aspect-[4/3] w-full border border-line bg-cover bg-center object-contain"
      style={file.placeholder ? { backgroundImage: `url(${file.placeholder})` } : undefined}
      src={pictureKey(set.name, smallest, "webp")}
      alt={file.alt}
      width={480}
      height={360}
      loading="lazy"
      decoding="async"
    />
  );
}
