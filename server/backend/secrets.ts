import { randomBytes } from "node:crypto";
import { mkdir, open, readFile } from "node:fs/promises";
import { join } from "node:path";
import { generateApiKey } from "@supabase/lite";
import { StartError } from "#server/start-error.ts";
import { reason } from "./database.ts";

export interface Secrets {
  publishableKey: string;
  secretKey: string;
  jwtSecret: string;
  /** 32 bytes, base64: encrypts client credentials at rest. */
  credentialsKey: string;
}

interface Given {
  publishableKey?: string | undefined;
  secretKey?: string | undefined;
  credentialsKey?: string | undefined;
}

/** Reads DATA_DIR/secrets.json, makes it (mode 0600) when there is none; given values win. */
export async function loadSecrets(dataDir: string, given: Given): Promise<Secrets> {
  const stored = await readOrCreate(join(dataDir, "secrets.json"));
  return {
    publishableKey: given.publishableKey ?? stored.publishableKey,
    secretKey: given.secretKey ?? stored.secretKey,
    jwtSecret: stored.jwtSecret,
    credentialsKey: given.credentialsKey ?? stored.credentialsKey,
  };
}

/** Makes DATA_DIR, or says in one line why it cannot be used. */
export async function prepareDataDir(dataDir: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    const probe = join(dataDir, `.write-test-${process.pid}`);
    const file = await open(probe, "w");
    await file.close();
    await import("node:fs/promises").then(({ rm }) => rm(probe));
  } catch (cause) {
    throw new StartError(`DATA_DIR ${dataDir} cannot be written: ${reason(cause)}.`, { cause });
  }
}

async function readOrCreate(path: string): Promise<Secrets> {
  const fresh: Secrets = {
    publishableKey: await newApiKey("publishable"),
    secretKey: await newApiKey("secret"),
    jwtSecret: randomBytes(48).toString("base64url"),
    credentialsKey: randomBytes(32).toString("base64"),
  };
  try {
    // "wx": two processes starting together must not end up with different keys.
    const file = await open(path, "wx", 0o600);
    await file.writeFile(`${JSON.stringify(fresh, null, 2)}\n`);
    await file.sync();
    await file.close();
    return fresh;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
  try {
    return { ...fresh, ...JSON.parse(await readFile(path, "utf8")) } as Secrets;
  } catch (cause) {
    throw new StartError(
      `${path} is damaged and holds this site's keys: restore it from a backup.`,
      { cause },
    );
  }
}

async function newApiKey(type: "publishable" | "secret"): Promise<string> {
  const generated = await generateApiKey(type);
  return typeof generated === "string" ? generated : generated.key;
}
