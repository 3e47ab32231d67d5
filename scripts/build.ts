import { spawnSync } from "node:child_process";
import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { fingerprint } from "./fingerprint.ts";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const stamp = join(root, "build/.fingerprint");
const wanted = await fingerprint(root);

if ((await readFile(stamp, "utf8").catch(() => "")) !== wanted) {
  process.stdout.write("Building the site.\n");
  await rm(stamp, { force: true });
  const bin = join(root, "node_modules/.bin/react-router");
  const built = spawnSync(process.execPath, [bin, "build"], {
    cwd: root,
    encoding: "utf8",
    env: { ...process.env, NODE_ENV: "production" },
  });
  if (built.status !== 0) {
    process.stderr.write(`${built.stdout}\n${built.stderr}\nThe build failed.\n`);
    process.exit(1);
  }
  await precompress(join(root, "build/client"));
  await writeFile(stamp, wanted);
}

/** Compressed once here instead of once a request there. */
async function precompress(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    if (!entry.isFile() || !/\.(js|css|svg|json|webmanifest|txt|ico)$/.test(entry.name)) continue;
    const path = join(entry.parentPath, entry.name);
    const body = await readFile(path);
    if (body.length < 1024) continue;
    const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
    await writeFile(`${path}.br`, brotliCompressSync(body, { params }));
    await writeFile(`${path}.gz`, gzipSync(body, { level: 9 }));
  }
}
