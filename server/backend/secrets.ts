import { randomBytes, randomUUID } from "node:crypto";
import { constants, copyFile, link, mkdir, open, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { generateApiKey } from "@supabase/lite";
import { z } from "zod";
import { StartError } from "#server/start-error.ts";
import { reason } from "./database.ts";

const secretsFile = z.object({
  publishableKey: z.string().min(1),
  secretKey: z.string().min(1),
  jwtSecret: z.string().min(1),
  /** 32 bytes, base64: encrypts client credentials at rest. With CREDENTIALS_KEY a list, in its order. */
  credentialsKey: z.string().min(1),
});

export type Secrets = z.infer<typeof secretsFile>;

interface Given {
  publishableKey?: string | undefined;
  secretKey?: string | undefined;
  credentialsKey?: string | undefined;
}

/** Reads DATA_DIR/secrets.json, makes it (mode 0600) when there is none; given values win. */
export async function loadSecrets(dataDir: string, given: Given): Promise<Secrets> {
  const stored = (await readSecrets(dataDir)) ?? (await createSecrets(dataDir));
  return {
    publishableKey: given.publishableKey ?? stored.publishableKey,
    secretKey: given.secretKey ?? stored.secretKey,
    jwtSecret: stored.jwtSecret,
    // The key that was made here still opens what it sealed before another was given.
    credentialsKey: [given.credentialsKey ?? [], stored.credentialsKey].flat().join(","),
  };
}

/** What is stored, or null when nothing is; a damaged file is never replaced. */
export async function readSecrets(dataDir: string): Promise<Secrets | null> {
  const path = fileIn(dataDir);
  try {
    return secretsFile.parse(JSON.parse(await readFile(path, "utf8")));
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw new StartError(
      `${path} is damaged and holds this site's keys: restore it from a backup.`,
      { cause },
    );
  }
}

/** Makes DATA_DIR, or says in one line why it cannot be used. */
export async function prepareDataDir(dataDir: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    const probe = join(dataDir, `.write-test-${randomUUID()}`);
    const file = await open(probe, "w");
    await file.close();
    await rm(probe);
  } catch (cause) {
    throw new StartError(`DATA_DIR ${dataDir} cannot be written: ${reason(cause)}.`, { cause });
  }
}

/**
 * Linked into place when complete: neither a start that is cut off nor a second process that starts
 * at the same moment ever meets half a file, and all processes end up with the same keys.
 */
async function createSecrets(dataDir: string): Promise<Secrets> {
  const fresh: Secrets = {
    publishableKey: await newApiKey("publishable"),
    secretKey: await newApiKey("secret"),
    jwtSecret: randomBytes(48).toString("base64url"),
    credentialsKey: randomBytes(32).toString("base64"),
  };
  const unfinished = `${fileIn(dataDir)}.${randomUUID()}.unfinished`;
  const file = await open(unfinished, "wx", 0o600);
  await file.writeFile(`${JSON.stringify(fresh, null, 2)}\n`);
  await file.sync();
  await file.close();
  await putInPlace(unfinished, fileIn(dataDir)).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "EEXIST") throw error;
  });
  await rm(unfinished);
  return (await readSecrets(dataDir)) ?? fresh;
}

/** Not every file system has links. */
function putInPlace(from: string, to: string): Promise<void> {
  return link(from, to).catch(() => copyFile(from, to, constants.COPYFILE_EXCL));
}

function fileIn(dataDir: string): string {
  return join(dataDir, "secrets.json");
}

async function newApiKey(type: "publishable" | "secret"): Promise<string> {
  const generated = await generateApiKey(type);
  return typeof generated === "string" ? generated : generated.key;
}
