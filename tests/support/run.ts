import { dirname } from "node:path";
import { fileURLToPath } from "node:url";

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** What one run of the integration tests shares; made by the global setup. */
export interface TestRun {
  /** Temporary: templates, and the sites made from them. */
  folder: string;
  /** Null when no PostgreSQL could be found or installed. */
  postgres: { bin: string; serverUrl: string } | null;
}

declare module "vitest" {
  interface ProvidedContext {
    testRun: TestRun;
  }
}

export const TEMPLATE_DATABASE = "migrated_template";

/** The people in every prepared database. */
export const people = {
  admin: { email: "owner@example.test", password: "owner-password" },
  member: { email: "member@example.test", password: "member-password" },
} as const;
