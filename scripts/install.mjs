// Runs before every command on whatever Node the machine has, so it uses nothing but Node itself.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const stamp = join(root, "node_modules", ".installed-from");
const wanted = [
  createHash("sha256")
    .update(readFileSync(join(root, "package-lock.json")))
    .digest("hex"),
  process.platform,
  process.arch,
].join(" ");

if (Number(process.versions.node.split(".")[0]) < 20) {
  console.error(`Node 20 or newer is needed; this is ${process.version}.`);
  process.exit(1);
}

if (!existsSync(stamp) || readFileSync(stamp, "utf8") !== wanted) {
  console.log("Installing packages. This takes about a minute, once.");
  const npm = process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ["npm"];
  const { status } = spawnSync(
    npm[0],
    [...npm.slice(1), "ci", "--no-audit", "--no-fund", "--loglevel=error"],
    { cwd: root, stdio: "inherit" },
  );
  if (status !== 0) {
    console.error("The packages could not be installed: see the lines above.");
    process.exit(1);
  }
  writeFileSync(stamp, wanted);
}
