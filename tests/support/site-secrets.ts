import { readFile } from "node:fs/promises";
import { join } from "node:path";

/** The keys of the site the browser tests visit. */
export async function siteSecrets(): Promise<{ secretKey: string; jwtSecret: string }> {
  const path = join(process.env.E2E_DATA_DIR ?? "", "secrets.json");
  return JSON.parse(await readFile(path, "utf8"));
}
