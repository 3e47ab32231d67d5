import type { PictureFormat } from "#domain/picture.ts";
import type { Db } from "./db.ts";

/** What the server hands to every loader and action. The app knows nothing else of the server. */
export interface RequestServices {
  db: Db;
  /** The signed-in user, verified on the server, or null. */
  user: { id: string; email: string | null } | null;
  config: PublicConfig;
  log: Log;
  requestId: string;
  credentials: Credentials;
  forms: FormGuard;
  traffic: Traffic;
  siteCheck: SiteCheck;
  media: MediaTools;
  socialImages: SocialImages;
  /** The HTML of an article with only what an article may hold. */
  cleanArticle(html: string): string;
}

/** What a picture needs before it can be stored. */
export interface MediaTools {
  picture(bytes: Uint8Array, signal?: AbortSignal): Promise<PictureVariants | PictureRefusal>;
  /** SHA-256, in hexadecimal. */
  hash(bytes: Uint8Array): string;
}

export interface PictureRefusal {
  refused: "tooManyPixels" | "damaged";
}

export interface PictureVariants {
  /** Of the largest variant, upright. */
  width: number;
  height: number;
  /** The dominant colour: `c8a07f`. */
  colour: string;
  /** A few blurred pixels as a data address. */
  placeholder: string;
  variants: { width: number; format: PictureFormat; bytes: Uint8Array }[];
}

/** Pictures of shared links, drawn from words. */
export interface SocialImages {
  /** A PNG of 1200 × 630. */
  draw(card: { title: string; tag: string }): Promise<Uint8Array>;
}

/** Client credentials at rest. */
export interface Credentials {
  seal(submissionId: string, plaintext: string): Sealed;
  /** Only through `revealDomainPassword()`, which puts it on record first. */
  open(submissionId: string, sealed: string): string;
}

export type Sealed = `enc:${string}`;

/** Tells people from machines, without asking people anything. */
export interface FormGuard {
  /** For a hidden field FORM_TOKEN_FIELD of every public form. */
  token(): string;
  /** Asked once a posted form is read, before it is stored under this id. */
  judge(posted: {
    id: string;
    token: FormDataEntryValue | null;
    honeypot: FormDataEntryValue | null;
  }): Promise<Verdict>;
}

/** Quarantined forms are stored and thanked for like any other. */
export type Verdict =
  | { refused: false; status: "new" | "quarantined" }
  | { refused: true; retryAfterSeconds: number };

/** Counts what the SEO manager shows. Never waits and never fails. */
export interface Traffic {
  /** A stored redirect was answered. */
  redirected(pathname: string): void;
  /** There was nothing at this path. */
  missed(pathname: string): void;
}

/** Looks at every page of the site as it is served. */
export interface SiteCheck {
  /**
   * Comes back once a check is under way, this one or one before it. False when nothing it finds
   * could be kept, for want of a secret key.
   */
  start(): Promise<boolean>;
}

/** Settings the browser may know. */
export interface PublicConfig {
  publicUrl: string;
  bookingUrl: string;
  videoUrl: string;
  contactForm: "inbox" | "off";
  /** How the browser reaches the backend; without an address it is this site itself. */
  connection: { url: string | null; key: string; cookie: string };
}

export interface Log {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}
