import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import pino from "pino";
import { afterAll, beforeAll } from "vitest";
import type { Database as Schema } from "#data/database.types.ts";
import { type Backend, openBackend } from "#server/backend/backend.ts";
import { readEnv } from "#server/env.ts";
import { toleratingConsoleError } from "./console-error.ts";
import { listenFor } from "./listen.ts";
import { makeSite, type Size } from "./prepared-site.ts";
import { people, root } from "./run.ts";
import { startS3 } from "./s3-stand-in.ts";

export type Role = "anonymous" | "member" | "admin" | "service";
export type Client = SupabaseClient<Schema>;

interface Options {
  /** `empty`: this start creates the schema and the first administrator. */
  from?: "migrated" | "empty";
  seed?: "demo" | "none";
  /** Over real HTTP, through the whole server, instead of in process. */
  listen?: boolean;
  /** Uploads in a stand-in for an S3 store. */
  s3?: boolean;
}

export interface TestBackend {
  url: string;
  dataDir: string;
  fetch: typeof fetch;
  db: Backend["db"];
  keys: { publishable: string; secret: string };
  firstAdmin: Backend["firstAdmin"];
  /** A client of its own; `member` and `admin` have signed in. */
  client(role: Role): Promise<Client>;
  close(): Promise<void>;
}

/** The product's own backend on a database of its own, in about a second. */
export async function openTestBackend(size: Size, options: Options = {}): Promise<TestBackend> {
  const site = await makeSite(size, options.from);
  const s3 = options.s3 ? await startS3() : null;
  const env = {
    ...readEnv({ ...site.variables, NODE_ENV: "test", SEED: options.seed ?? "none" }),
    s3: s3?.settings ?? null,
  };
  const backend = await openBackend(env, root, pino({ level: "silent" }));
  const answer = (request: Request) => toleratingConsoleError(() => backend.fetch(request));
  const server = options.listen ? await listenFor({ ...backend, fetch: answer }) : null;

  const url = server?.url ?? "http://backend.local";
  const keys = { publishable: backend.secrets.publishableKey, secret: backend.secrets.secretKey };
  const inProcess: typeof fetch = (input, init) => answer(new Request(input, init));
  const visit = server ? fetch : inProcess;
  return {
    url,
    dataDir: site.dataDir,
    fetch: visit,
    db: backend.db,
    keys,
    firstAdmin: backend.firstAdmin,
    async client(role) {
      const client = createClient<Schema>(
        url,
        role === "service" ? keys.secret : keys.publishable,
        {
          auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
          global: { fetch: visit },
        },
      );
      if (role === "member" || role === "admin") {
        const { error } = await client.auth.signInWithPassword(people[role]);
        if (error) throw error;
      }
      return client;
    },
    async close() {
      await server?.close();
      await s3?.close();
      await backend.close();
      await site.remove();
    },
  };
}

/** One backend for all tests of the suite it is called in. */
export function useTestBackend(size: Size, options?: Options): () => TestBackend {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await openTestBackend(size, options);
  });
  afterAll(() => backend?.close());
  return () => backend;
}
