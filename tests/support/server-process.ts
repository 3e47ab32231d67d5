import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { onTestFinished } from "vitest";
import { within } from "./deadline.ts";
import { root } from "./run.ts";

interface Ended {
  code: number | null;
  signal: NodeJS.Signals | null;
}

export interface ServerProcess {
  /** Settles when the process has ended, whatever the reason. */
  ended: Promise<Ended>;
  stdout(): string;
  stderr(): string;
  /** Resolves when the text has been printed, rejects when the process ends without. */
  says(text: string): Promise<void>;
  kill(signal: NodeJS.Signals): void;
}

/** `node server/main.ts` as an operator runs it, with no other settings than these. */
export function runServer(variables: Record<string, string>): ServerProcess {
  const child = spawn(process.execPath, ["server/main.ts"], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: "production",
      HOST: "127.0.0.1",
      PORT: "0",
      ...variables,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  endWithThisProcess(child);
  const printed = { stdout: "", stderr: "" };
  const waiting = new Set<() => void>();
  for (const stream of ["stdout", "stderr"] as const) {
    child[stream].on("data", (chunk: Buffer) => {
      printed[stream] += chunk;
      for (const look of waiting) look();
    });
  }
  const ended = once(child, "close").then(([code, signal]): Ended => ({ code, signal }));
  onTestFinished(async () => {
    child.kill("SIGKILL");
    await ended;
  });
  return {
    ended,
    stdout: () => printed.stdout,
    stderr: () => printed.stderr,
    kill: (signal) => void child.kill(signal),
    says(text) {
      const seen = new Promise<void>((resolve, reject) => {
        const look = () => void (printed.stdout.includes(text) && resolve());
        waiting.add(look);
        look();
        ended.then(() => reject(new Error(`The server ended first:\n${printed.stderr}`)));
      });
      return within(`the server says "${text}"`, seen, 90_000);
    },
  };
}

/** A server that answers, and its address. */
export async function startServer(variables: Record<string, string>) {
  const server = runServer(variables);
  await server.says("is running.");
  await server.says("Data ");
  const url = /Site\s+(\S+)/.exec(server.stdout())?.[1];
  if (!url) throw new Error(`No address in:\n${server.stdout()}`);
  return { ...server, url };
}

function endWithThisProcess(child: ChildProcess): void {
  const kill = () => child.kill("SIGKILL");
  process.once("exit", kill);
  child.once("exit", () => process.off("exit", kill));
}
