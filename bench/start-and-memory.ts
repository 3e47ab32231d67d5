import { rm } from "node:fs/promises";
import { join } from "node:path";
import { startPostgres } from "../tests/support/postgres/cluster.ts";
import { findPostgres } from "../tests/support/postgres/find.ts";
import { root } from "../tests/support/run.ts";
import { startSite, temporaryFolder } from "./site-process.ts";
import { printTable } from "./table.ts";

/** How soon a restarted site answers, and what it holds in memory when nobody asks for anything. */
export async function startAndMemory(): Promise<void> {
  const rows: (string | number)[][] = [
    ["", "first start, s", "restart, s", "aim, s", "idle, MB", "aim, MB"],
  ];
  rows.push(["PGlite", ...(await measure({})), 450]);

  const found = await findPostgres(join(root, ".cache"));
  if (found.bin) {
    const cluster = await startPostgres(found.bin);
    try {
      rows.push(["PostgreSQL", ...(await measure({ DATABASE_URL: cluster.url("postgres") })), 200]);
    } finally {
      await cluster.stop();
    }
  }
  printTable("Start and memory", rows);
  if (!found.bin) process.stdout.write("PostgreSQL was not found: NOT MEASURED.\n");
}

async function measure(variables: Record<string, string>): Promise<(string | number)[]> {
  const folder = await temporaryFolder();
  const settings = { ...variables, DATA_DIR: folder };
  const first = await startSite(settings);
  await first.stop();
  const again = await startSite(settings);
  const memory = await again.memoryMb();
  await again.stop();
  await rm(folder, { recursive: true, force: true });
  const seconds = (ms: number) => (ms / 1000).toFixed(1);
  return [seconds(first.readyAfterMs), seconds(again.readyAfterMs), "2.0", Math.round(memory)];
}
