/** What the picture of a shared link is drawn from. */
export interface SocialCard {
  /** The key of the page's SEO record. */
  slug: string;
  title: string;
  /** The part of the site it belongs to. */
  tag: string;
}

/** Raised when the drawing itself changes, so that every picture gets a new address. */
const DRAWING = 1;

/**
 * The address of a page's drawn picture. It says what is drawn: another title has another address, so
 * the picture behind one never changes. Null where the title cannot be set in our typeface.
 */
export function socialImagePath({ slug, title, tag }: SocialCard): string | null {
  if (!isWritable(title)) return null;
  return `/og/${slug}-${fingerprint(JSON.stringify([DRAWING, title, tag]))}.png`;
}

/** The page a drawn picture belongs to, by its address. */
export function socialImageSlug(path: string): string | null {
  return /^\/og\/(.+)-[0-9a-f]{16}\.png$/.exec(path)?.[1] ?? null;
}

/** Our typeface has Latin letters; accents it lacks can go, whole letters cannot. Emoji are left out. */
function isWritable(title: string): boolean {
  const letters = title.normalize("NFD").match(/[\p{L}\p{N}]/gu) ?? [];
  return letters.length > 0 && letters.every((letter) => /[A-Za-z0-9ÆØßæø½¼¾²]/.test(letter));
}

/** FNV-1a, 64 bits: an address, not a secret. */
function fingerprint(text: string): string {
  let hash = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(text))
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  return hash.toString(16).padStart(16, "0");
}
