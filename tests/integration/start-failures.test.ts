import { once } from "node:events";
import { readdir, rm, truncate, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import { describe, expect, inject, onTestFinished, test } from "vitest";
import { folderHash } from "../support/folder-hash.ts";
import { makeSite } from "../support/prepared-site.ts";
import { runServer, startServer } from "../support/server-process.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

const postgres = inject("testRun").postgres;

describe("a setting that cannot be right stops the start with its name", () => {
  test.each<[string, Record<string, string>]>([
    ["PORT", { PORT: "abc" }],
    ["PORT", { PORT: "70000" }],
    ["PUBLIC_URL", { PUBLIC_URL: "ftp://example.test" }],
    ["SEED", { SEED: "maybe" }],
    ["CREDENTIALS_KEY", { CREDENTIALS_KEY: "short" }],
    ["SUPABASE_PUBLISHABLE_KEY", { SUPABASE_URL: "https://example.test" }],
    ["GHL_LOCATION_ID", { GHL_API_TOKEN: "token" }],
  ])("%s in %o", async (name, wrong) => {
    const parent = await temporaryFolder();
    const line = await refusal({ DATA_DIR: join(parent, "data"), ...wrong });
    expect(line).toContain(name);
    expect(await readdir(parent)).toEqual([]);
  });
});

test("a port that is taken is named, and the data is left alone", async () => {
  const taken = createServer().listen(0, "127.0.0.1");
  await once(taken, "listening");
  onTestFinished(() => void taken.close());
  const PORT = String((taken.address() as { port: number }).port);
  const parent = await temporaryFolder();
  expect(await refusal({ DATA_DIR: parent, PORT })).toContain(`PORT ${PORT}`);
  // Also for the sake of the first administrator, whose password would be made and never shown.
  expect(await readdir(parent)).toEqual([]);
});

describe("a data folder that cannot be used is named", () => {
  test("below a file", async () => {
    const folder = await temporaryFolder({ file: "text" });
    const DATA_DIR = join(folder, "file", "data");
    expect(await refusal({ DATA_DIR })).toContain(`DATA_DIR ${DATA_DIR}`);
    expect(await readdir(folder)).toEqual(["file"]);
  });

  test("below a device", async () => {
    expect(await refusal({ DATA_DIR: "/dev/null/x" })).toContain("DATA_DIR /dev/null/x");
  });

  test("in use by another process", async () => {
    const { variables } = await site();
    const first = await startServer(variables);
    expect(await refusal(variables)).toContain(`DATA_DIR ${variables.DATA_DIR} is in use`);
    expect((await fetch(`${first.url}/readyz`)).status).toBe(200);
  });
});

describe("a damaged database is left as it is, and its folder named", () => {
  test.each<[string, (db: string) => Promise<unknown>]>([
    ["without a version", (db) => rm(join(db, "PG_VERSION"))],
    ["with its control file cut off", (db) => truncate(join(db, "global/pg_control"), 100)],
    ["with its control file emptied", (db) => truncate(join(db, "global/pg_control"))],
    ["with its journal overwritten", overwriteJournal],
  ])("%s", async (_how, damage) => {
    const { dataDir, variables } = await site();
    const db = join(dataDir, "db");
    await damage(db);
    const before = await folderHash(dataDir);
    expect(await refusal(variables)).toContain(`The database in ${db} cannot be opened`);
    const after = await folderHash(dataDir);
    // PostgreSQL's note that it was here; the next start overwrites it.
    delete after["db/postmaster.pid"];
    expect(after).toEqual(before);
  });
});

test("damaged keys are never replaced, and nothing is made beside them", async () => {
  const DATA_DIR = await temporaryFolder({ "secrets.json": '{ "publishableKey": "sb_pub' });
  const before = await folderHash(DATA_DIR);
  expect(await refusal({ DATA_DIR })).toContain(`${join(DATA_DIR, "secrets.json")} is damaged`);
  expect(await folderHash(DATA_DIR)).toEqual(before);
});

describe("a PostgreSQL that cannot be used is named", () => {
  const refusedBy = async (DATABASE_URL: string) => {
    const DATA_DIR = await temporaryFolder();
    const line = await refusal({ DATA_DIR, DATABASE_URL });
    expect(await readdir(DATA_DIR)).toEqual([]);
    expect(line).toContain(`DATABASE_URL: PostgreSQL at ${new URL(DATABASE_URL).host}`);
    return line;
  };

  test("when nothing listens there", async () => {
    const closed = createServer().listen(0, "127.0.0.1");
    await once(closed, "listening");
    const { port } = closed.address() as { port: number };
    closed.close();
    await refusedBy(`postgres://postgres:secret@127.0.0.1:${port}/postgres`);
  });

  if (postgres) {
    test("when the password is wrong, which is not repeated", async () => {
      const url = new URL(postgres.serverUrl);
      url.password = "a-wrong-password";
      const line = await refusedBy(url.href);
      expect(line).toContain("password authentication failed");
      expect(line).not.toContain(url.password);
    });

    test("when there is no such database", async () => {
      const url = new URL(postgres.serverUrl);
      url.pathname = "missing";
      expect(await refusedBy(url.href)).toContain('"missing" does not exist');
    });
  }
});

/** Starts the server, which must give up, and returns the one line it says why. */
async function refusal(variables: Record<string, string>): Promise<string> {
  const server = runServer(variables);
  const { code } = await server.ended;
  const lines = server.stderr().split("\n");
  expect(lines, server.stderr()).toEqual([
    expect.stringMatching(/^Second Fix did not start\. .+\.$/),
    "",
  ]);
  expect(code).toBe(1);
  return lines[0] ?? "";
}

async function site() {
  const made = await makeSite("pglite");
  onTestFinished(() => made.remove());
  return made;
}

async function overwriteJournal(db: string): Promise<void> {
  const [segment = ""] = (await readdir(join(db, "pg_wal"))).filter((name) =>
    /^\w{24}$/.test(name),
  );
  await writeFile(join(db, "pg_wal", segment), Buffer.alloc(16 * 1024 * 1024, "x"));
}
