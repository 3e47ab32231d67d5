import { randomUUID } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { createClient } from "@supabase/supabase-js";
import { expect, onTestFinished, test } from "vitest";
import type { Database as Schema } from "#data/database.types.ts";
import { makeSite } from "../support/prepared-site.ts";
import { randomFrom } from "../support/random.ts";
import { startServer } from "../support/server-process.ts";

const ROUNDS = 3;
const WRITERS = 4;

test("what was acknowledged survives kill -9 in the middle of writing, once each", async () => {
  const { dataDir, variables } = await site();
  const keys = await readKeys(dataDir);
  const random = randomFrom(42);
  const acknowledged = new Set<string>();
  const attempted = new Set<string>();

  for (let round = 0; round < ROUNDS; round++) {
    const server = await startServer(variables);
    const lastWords = acknowledged.size + 5 + random.below(60);
    const visitor = clientOf(server.url, keys.publishableKey);
    let alive = true;
    const write = async () => {
      while (alive) {
        const id = randomUUID();
        attempted.add(id);
        const { error } = await visitor.from("onboarding_submissions").insert({ id });
        if (!error) acknowledged.add(id);
        if (alive && acknowledged.size >= lastWords) {
          alive = false;
          server.kill("SIGKILL");
        }
      }
    };
    await Promise.all(Array.from({ length: WRITERS }, write));
    expect(await server.ended).toEqual({ code: null, signal: "SIGKILL" });
  }

  const server = await startServer(variables);
  const stored = await storedIds(server.url, keys.secretKey);
  const kept = new Set(stored);
  expect(kept.size).toBe(stored.length);
  expect([...acknowledged].filter((id) => !kept.has(id))).toEqual([]);
  expect(stored.filter((id) => !attempted.has(id))).toEqual([]);
  expect(await readKeys(dataDir)).toEqual(keys);
});

test("keys are for their owner's eyes only, and the same after a restart", async () => {
  const { dataDir, variables } = await site("empty");
  const secrets = join(dataDir, "secrets.json");
  const first = await startServer(variables);
  expect((await stat(secrets)).mode & 0o777).toBe(0o600);
  const keys = await readKeys(dataDir);
  const id = randomUUID();
  const visitor = clientOf(first.url, keys.publishableKey);
  expect((await visitor.from("contact_messages").insert({ id })).error).toBeNull();
  first.kill("SIGTERM");
  expect(await first.ended).toEqual({ code: 0, signal: null });

  const second = await startServer(variables);
  expect(await readKeys(dataDir)).toEqual(keys);
  const owner = clientOf(second.url, keys.secretKey);
  expect((await owner.from("contact_messages").select("id")).data).toEqual([{ id }]);
});

async function storedIds(url: string, key: string): Promise<string[]> {
  const client = clientOf(url, key);
  const { data, error } = await client.from("onboarding_submissions").select("id").limit(1000);
  if (error) throw error;
  return data.map(({ id }) => id);
}

function clientOf(url: string, key: string) {
  return createClient<Schema>(url, key, { auth: { persistSession: false } });
}

async function readKeys(dataDir: string): Promise<{ publishableKey: string; secretKey: string }> {
  return JSON.parse(await readFile(join(dataDir, "secrets.json"), "utf8"));
}

async function site(from: "migrated" | "empty" = "migrated") {
  const made = await makeSite("pglite", from);
  onTestFinished(() => made.remove());
  return { ...made, variables: { ...made.variables, SEED: "none" } };
}
