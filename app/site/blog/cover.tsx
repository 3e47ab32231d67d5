import { Picture } from "#app/ui/picture.tsx";
import { blog } from "#content/blog.ts";

interface CoverProps {
  post: { image_url: string | null; image_alt: string };
  sizes: string;
  eager?: boolean;
}

/** An article's picture, or the drawn one that stands in for it. */
export function Cover({ post: { image_url, image_alt }, sizes, eager = false }: CoverProps) {
  return (
    <Picture
      className="plate aspect-[16/9] w-full object-cover text-sm text-soft"
      src={image_url || blog.fallbackImage}
      alt={image_url ? image_alt : ""}
      width={1280}
      height={720}
      sizes={sizes}
      eager={eager}
    />
  );
}
