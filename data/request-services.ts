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
  /** How the browser reaches the backend; without an address it is this site itself. */
  connection: { url: string | null; key: string; cookie: string };
}

export interface Log {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}
