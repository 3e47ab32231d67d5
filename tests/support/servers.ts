import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { within } from "./deadline.ts";
import { root } from "./run.ts";
import { admin } from "./site.ts";

/** A site beside the shared one, for what would disturb the other browser tests. */
export interface OwnSite {
  address: string;
  stop(): Promise<void>;
}

/** Settings of a hosted backend at an address where nothing listens. */
export const awayBackend = {
  SUPABASE_URL: "http://127.0.0.1:9",
  SUPABASE_PUBLISHABLE_KEY: "sb_publishable_xxxxxxxxxxxxxxxxxxxx",
};

/** The built site with these settings, on a port and with a data folder of its own. */
export async function startSite(variables: Record<string, string>): Promise<OwnSite> {
  const port = await freePort();
  const address = `http://localhost:${port}`;
  const dataDir = await mkdtemp(join(tmpdir(), "second-fix-e2e-own-"));
  const child = spawn(process.execPath, ["server/main.ts"], {
    cwd: root,
    stdio: ["ignore", "pipe", "inherit"],
    env: {
      PATH: process.env.PATH,
      NODE_ENV: "production",
      HOST: "127.0.0.1",
      PORT: String(port),
      PUBLIC_URL: address,
      DATA_DIR: dataDir,
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
      LOG_LEVEL: "silent",
      ...variables,
    },
  });
  const ended = once(child, "close");
  const kill = () => child.kill("SIGKILL");
  process.once("exit", kill);
  const running = new Promise<void>((resolve, reject) => {
    let printed = "";
    child.stdout.on("data", (chunk: Buffer) => {
      printed += chunk;
      if (printed.includes("is running.")) resolve();
    });
    ended.then(() => reject(new Error(`The site ended before it ran.\n${printed}`)));
  });
  const stop = async () => {
    child.kill("SIGTERM");
    await within("the site stops", ended);
    process.off("exit", kill);
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    await within(`${address} is running`, running, 90_000);
  } catch (error) {
    await stop();
    throw error;
  }
  return { address, stop };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, "close");
  return port;
}
