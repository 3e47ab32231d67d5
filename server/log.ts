import pino, { type Logger } from "pino";
import pretty from "pino-pretty";

export type { Logger } from "pino";

/** JSON lines for machines, one readable line per event on a terminal. Secrets never reach either. */
export function createLog(level: string, terminal = process.stdout.isTTY === true): Logger {
  const options = { level, redact: { paths: SECRETS, censor: "[hidden]" } };
  if (!terminal) return pino(options);
  return pino(
    options,
    pretty({
      colorize: true,
      translateTime: "HH:MM:ss",
      ignore: "pid,hostname",
      singleLine: true,
      sync: true,
    }),
  );
}

const SECRETS = [
  "password",
  "domain_password",
  "authorization",
  "cookie",
  "*.password",
  "*.domain_password",
  "*.authorization",
  "*.cookie",
];
