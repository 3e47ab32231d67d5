import { spawn } from "node:child_process";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";

// Vite reloads what is rendered; Node restarts the server when its own files change.
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const watched = ["server", "supabase", "content", "data", "domain"];
const child = spawn(
  process.execPath,
  [
    ...watched.map((folder) => `--watch-path=${folder}`),
    "--watch-preserve-output",
    "server/main.ts",
  ],
  { cwd: root, stdio: "inherit", env: { ...process.env, NODE_ENV: "development" } },
);
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => child.kill(signal));
child.on("exit", (code) => process.exit(code ?? 0));
