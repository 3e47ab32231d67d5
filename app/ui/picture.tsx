import { pictureSet, srcSet } from "#domain/picture.ts";

interface PictureProps {
  /** An address that stands for a set (`#domain/picture.ts`), or any other. */
  src: string;
  alt: string;
  width: number;
  height: number;
  /** How wide it is shown, as in `<img sizes>`. */
  sizes?: string;
  /** For the one picture that is seen first. */
  eager?: boolean;
  className?: string | undefined;
}

export function Picture({ src, sizes = "100vw", eager, ...img }: PictureProps) {
  const set = pictureSet(src);
  const colour = set?.shape?.colour;
  const image = (
    // biome-ignore lint/a11y/useAltText: alt is a required prop
    <img
      src={src}
      {...img}
      style={colour ? { background: `#${colour}` } : undefined}
      loading={eager ? undefined : "lazy"}
      fetchPriority={eager ? "high" : undefined}
      decoding="async"
    />
  );
  if (!set) return image;
  return (
    <picture>
      <source type="image/avif" srcSet={srcSet(set, "avif")} sizes={sizes} />
      <source type="image/webp" srcSet={srcSet(set, "webp")} sizes={sizes} />
      {image}
    </picture>
  );
}
