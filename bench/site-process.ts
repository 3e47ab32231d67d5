import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { until } from "../tests/support/deadline.ts";
import { root } from "../tests/support/run.ts";

export interface SiteProcess {
  url: string;
  /** From the start of the process to the first `/readyz` that says yes. */
  readyAfterMs: number;
  memoryMb(): Promise<number>;
  stop(): Promise<void>;
}

/** The built site in a process of its own. */
export async function startSite(variables: Record<string, string>): Promise<SiteProcess> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const started = performance.now();
  const child = spawn(process.execPath, ["server/main.ts"], {
    cwd: root,
    stdio: ["ignore", "ignore", "inherit"],
    env: {
      PATH: process.env.PATH,
      NODE_ENV: "production",
      HOST: "127.0.0.1",
      PORT: String(port),
      LOG_LEVEL: "silent",
      ...variables,
    },
  });
  process.once("exit", () => child.kill("SIGKILL"));
  await until(
    `${url} is ready`,
    () => {
      if (child.exitCode !== null) throw new Error("The site ended before it was ready.");
      return answers(`${url}/readyz`);
    },
    120_000,
  );
  return {
    url,
    readyAfterMs: performance.now() - started,
    memoryMb: () => memoryMb(child),
    async stop() {
      child.kill("SIGTERM");
      await once(child, "exit");
    },
  };
}

export function temporaryFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), "second-fix-bench-"));
}

async function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    (response) => response.ok,
    () => false,
  );
}

async function memoryMb(child: ChildProcess): Promise<number> {
  const status = await readFile(`/proc/${child.pid}/status`, "utf8");
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, "close");
  return port;
}
