const widths = [480, 800, 1280];

interface PictureProps {
  /** Either `/pictures/…-1280.webp`, which stands for every width and format, or any address. */
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
  const name = /^(\/pictures\/.+)-\d+\.(?:avif|webp)$/.exec(src)?.[1];
  const image = (
    // biome-ignore lint/a11y/useAltText: alt is a required prop
    <img
      src={src}
      {...img}
      loading={eager ? undefined : "lazy"}
      fetchPriority={eager ? "high" : undefined}
      decoding="async"
    />
  );
  if (!name) return image;
  return (
    <picture>
      <source type="image/avif" srcSet={srcSet(name, "avif")} sizes={sizes} />
      <source type="image/webp" srcSet={srcSet(name, "webp")} sizes={sizes} />
      {image}
    </picture>
  );
}

function srcSet(name: string, format: "avif" | "webp"): string {
  return widths.map((width) => `${name}-${width}.${format} ${width}w`).join(", ");
}
