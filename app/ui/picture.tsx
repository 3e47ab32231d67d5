/** The widths a picture is drawn at: a screen, or a phone. */
const widthSets = [
  [480, 800, 1280],
  [240, 390],
];

interface PictureProps {
  /** Either `/pictures/…-1280.webp` (phones `-390`), which stands for its set, or any address. */
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
  const [, name, width] = /^(\/pictures\/.+)-(\d+)\.(?:avif|webp)$/.exec(src) ?? [];
  const widths = widthSets.find((set) => set.includes(Number(width)));
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
  if (!name || !widths) return image;
  return (
    <picture>
      <source type="image/avif" srcSet={srcSet(name, widths, "avif")} sizes={sizes} />
      <source type="image/webp" srcSet={srcSet(name, widths, "webp")} sizes={sizes} />
      {image}
    </picture>
  );
}

function srcSet(name: string, widths: readonly number[], format: "avif" | "webp"): string {
  return widths.map((width) => `${name}-${width}.${format} ${width}w`).join(", ");
}
