import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import postgres from "postgres";
import type { TestProject } from "vitest/node";
import { type Cluster, startPostgres } from "./postgres/cluster.ts";
import { findPostgres } from "./postgres/find.ts";
import { root, TEMPLATE_DATABASE, type TestRun } from "./run.ts";

const run = promisify(execFile);

/** Makes once what every integration test starts from, and takes it away again. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), "second-fix-tests-"));
  const tidy: (() => Promise<unknown>)[] = [() => rm(folder, { recursive: true, force: true })];
  const teardown = async () => {
    for (const step of tidy.reverse()) await step();
  };
  try {
    const [server] = await Promise.all([
      startServer((cluster) => tidy.push(() => cluster.stop())),
      buildIfMissing(),
    ]);
    if (server.notice) tidy.unshift(async () => say(server.notice));
    await makeTemplates(folder, server.cluster);
    const serverUrl = server.cluster?.url("postgres") ?? "";
    const testRun: TestRun = {
      folder,
      postgres: server.bin === null ? null : { bin: server.bin, serverUrl },
    };
    project.provide("testRun", testRun);
    return teardown;
  } catch (error) {
    await teardown();
    throw error;
  }
}

interface Server {
  bin: string | null;
  cluster: Cluster | null;
  /** What the reader must know was not tested. */
  notice: string;
}

async function startServer(onStart: (cluster: Cluster) => void): Promise<Server> {
  const found = await findPostgres(join(root, ".cache"));
  if (found.bin === null) {
    const notice = notTested(found.tried);
    say(notice);
    return { bin: null, cluster: null, notice };
  }
  const cluster = await startPostgres(found.bin);
  onStart(cluster);
  const sql = postgres(cluster.url("postgres"), { max: 1 });
  await sql`create database ${sql(TEMPLATE_DATABASE)}`;
  await sql.end();
  return { bin: found.bin, cluster, notice: "" };
}

async function makeTemplates(folder: string, cluster: Cluster | null): Promise<void> {
  const script = join(root, "tests/support/make-templates.ts");
  const database = cluster ? [cluster.url(TEMPLATE_DATABASE)] : [];
  await run(process.execPath, [script, folder, ...database], {
    cwd: root,
    env: { PATH: process.env.PATH, NODE_ENV: "test" },
  });
}

async function buildIfMissing(): Promise<void> {
  if (existsSync(join(root, "build/server/index.js"))) return;
  await run(process.execPath, [join(root, "scripts/build.ts")], { cwd: root });
}

function notTested(tried: string[]): string {
  const lines = [
    "NOT TESTED: the PostgreSQL size. No PostgreSQL could be found or installed.",
    ...tried.map((line) => `  - ${line}`),
    "Everything that names PostgreSQL ran on PGlite only, or not at all.",
  ];
  const bar = "!".repeat(78);
  return `\n${bar}\n${lines.map((line) => `!! ${line}`).join("\n")}\n${bar}\n\n`;
}

function say(notice: string): void {
  process.stderr.write(notice);
}
