import { Worker } from "node:worker_threads";
import { tooManyRequests } from "../auth-error.ts";
import type { Question } from "./password-worker.ts";

interface Waiting {
  question: Question;
  resolve(matches: boolean): void;
  reject(error: Error): void;
}

/** How many strangers may wait; a comparison takes about a tenth of a second. */
const MOST_WAITING = 30;

/** Of no password, at the cost the engine uses: an account that does not exist takes as long. */
const NO_PASSWORD = "$2b$10$8CWqT.VvBEOOvNs6f7d3wObSPLPeX7nDX4dpnGtJXZAQ13PEB9AAm";

/** Compares passwords one at a time, off the main thread; devices that are known come first. */
export function createPasswordCheck() {
  const queue = { known: [] as Waiting[], stranger: [] as Waiting[] };
  let worker: Worker | null = null;
  let current: Waiting | null = null;
  let lastId = 0;

  function next(): void {
    current = queue.known.shift() ?? queue.stranger.shift() ?? null;
    if (!current) return;
    worker ??= start();
    worker.postMessage(current.question);
  }

  function start(): Worker {
    const started = new Worker(new URL("./password-worker.ts", import.meta.url));
    started.unref();
    started.on("message", ({ id, matches }: { id: number; matches: boolean }) => {
      if (current?.question.id !== id) return;
      current.resolve(matches);
      next();
    });
    const ended = (error: Error) => {
      if (worker !== started) return;
      worker = null;
      current?.reject(error);
      next();
    };
    started.on("error", ended);
    started.on("exit", () => ended(new Error("The password worker ended.")));
    return started;
  }

  return {
    matches(password: string, hash: string | null, isKnown: boolean): Promise<boolean> {
      const lane = isKnown ? queue.known : queue.stranger;
      if (lane.length >= MOST_WAITING) throw tooManyRequests(MOST_WAITING / 10);
      return new Promise<boolean>((resolve, reject) => {
        const question = { id: ++lastId, password, hash: hash ?? NO_PASSWORD };
        lane.push({ question, resolve, reject });
        if (!current) next();
      });
    },
    async close(): Promise<void> {
      const closing = worker;
      worker = null;
      const unanswered = [current, ...queue.known.splice(0), ...queue.stranger.splice(0)];
      current = null;
      for (const waiting of unanswered) waiting?.reject(new Error("The server is stopping."));
      await closing?.terminate();
    },
  };
}

export type PasswordCheck = ReturnType<typeof createPasswordCheck>;
