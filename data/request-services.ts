import type { Db } from "./db.ts";

/** What the server hands to every loader and action. The app knows nothing else of the server. */
export interface RequestServices {
  db: Db;
  /** The signed-in user, verified on the server, or null. */
  user: { id: string; email: string | null } | null;
  config: PublicConfig;
  log: Log;
  requestId: string;
}

/** Settings the browser may know. */
export interface PublicConfig {
  publicUrl: string;
  bookingUrl: string;
  videoUrl: string;
  contactForm: "inbox" | "off";
  /** Null: on this site itself. */
  supabaseUrl: string | null;
  supabaseKey: string;
}

export interface Log {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}
