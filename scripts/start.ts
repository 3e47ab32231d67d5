import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

// A process of its own: what a build needs in memory is gone when the site starts.
const build = fileURLToPath(new URL("build.ts", import.meta.url));
const { status } = spawnSync(process.execPath, [build], { stdio: "inherit" });
if (status !== 0) process.exit(status ?? 1);

process.env.NODE_ENV ??= "production";
await import("../server/main.ts");
