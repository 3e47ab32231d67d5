import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { within } from "../deadline.ts";

const run = promisify(execFile);

export interface Cluster {
  url(database: string): string;
  stop(): Promise<void>;
}

/** A PostgreSQL of our own in a temporary folder, for nobody to keep: it never waits for the disk. */
export async function startPostgres(bin: string): Promise<Cluster> {
  const folder = await mkdtemp(join(tmpdir(), "second-fix-postgres-"));
  try {
    const account = await unprivilegedAccount();
    const reachable = account.uid === undefined ? bin : await copyForOthers(bin, folder);
    await writeFile(join(folder, "password"), PASSWORD);
    if (account.uid !== undefined)
      await run("chown", ["-R", `${account.uid}:${account.gid}`, folder]);
    const options = { ...account, cwd: folder, env: { LC_ALL: "C", PATH: process.env.PATH } };
    await run(
      join(reachable, "initdb"),
      [
        "-D",
        "data",
        "-U",
        "postgres",
        "-A",
        "scram-sha-256",
        "--pwfile=password",
        "-E",
        "UTF8",
      ].concat("--no-sync", "--locale=C"),
      options,
    );
    const port = await freePort();
    const stop = await launch(join(reachable, "postgres"), folder, port, options);
    return {
      url: (database) => `postgres://postgres:${PASSWORD}@127.0.0.1:${port}/${database}`,
      stop,
    };
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

const PASSWORD = "only-for-tests";

/** PostgreSQL refuses to run as root. */
async function unprivilegedAccount(): Promise<{ uid?: number; gid?: number }> {
  if (process.getuid?.() !== 0) return {};
  for (const name of ["postgres", "nobody"]) {
    const ids = await Promise.all(["-u", "-g"].map((flag) => run("id", [flag, name]))).catch(
      () => null,
    );
    const [uid, gid] = ids?.map(({ stdout }) => Number(stdout)) ?? [];
    if (uid !== undefined && gid !== undefined) return { uid, gid };
  }
  throw new Error("As root, PostgreSQL needs an account `postgres` or `nobody` to run as.");
}

/** Another account can run what the system installed, but perhaps not what lies in our folder. */
async function copyForOthers(bin: string, folder: string): Promise<string> {
  if (bin.startsWith("/usr/")) return bin;
  await cp(dirname(bin), join(folder, "native"), { recursive: true, verbatimSymlinks: true });
  return join(folder, "native/bin");
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, "close");
  return port;
}

/** Ends with the test run, however that ends: a closed input is the sign to stop and tidy up. */
const SUPERVISED = `
  folder=$1; shift
  exec 3<&0
  ( cat <&3 >/dev/null
    kill -QUIT $$ 2>/dev/null
    for _ in 1 2 3 4 5 6 7 8 9 10; do kill -0 $$ 2>/dev/null || break; sleep 0.1; done
    cd /; rm -rf "$folder" ) &
  exec "$@" </dev/null 3<&-
`;

async function launch(
  postgres: string,
  folder: string,
  port: number,
  options: { uid?: number; gid?: number; cwd: string; env: NodeJS.ProcessEnv },
): Promise<() => Promise<void>> {
  const settings = {
    listen_addresses: "127.0.0.1",
    port,
    unix_socket_directories: "",
    max_connections: 200,
    fsync: "off",
    synchronous_commit: "off",
    full_page_writes: "off",
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const server = spawn(
    "sh",
    ["-c", SUPERVISED, "sh", folder, postgres, "-D", join(folder, "data"), ...flags],
    { ...options, detached: true, stdio: ["pipe", "ignore", "pipe"] },
  );
  const closed = once(server, "close");
  let said = "";
  const ready = new Promise<void>((resolve, reject) => {
    server.stderr.on("data", (chunk: Buffer) => {
      said += chunk;
      if (said.includes("ready to accept connections")) resolve();
    });
    server.once("error", reject);
    server.once("exit", () => reject(new Error(`PostgreSQL ended:\n${said}`)));
  });
  const stop = async () => {
    server.stdin.end();
    await within("PostgreSQL stops", closed);
  };
  await within("PostgreSQL is ready", ready).catch(async (error) => {
    await stop();
    throw error;
  });
  return stop;
}
