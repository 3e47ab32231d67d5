import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { findBrowser } from "./browser.ts";

// Every check of the project, one after the other: these machines are small. All of them run even
// when one fails, and the last line counts them.
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const reports = mkdtempSync(join(tmpdir(), "second-fix-reports-"));
const total = { passed: 0, failed: 0 };

check("format and lint", "biome", ["check", "--error-on-warnings", "."]);
check("route types", "react-router", ["typegen"]);
check("types", "tsc", []);
check("nothing unused", "knip", []);
check("build", "scripts/build.ts", []);
suite("unit and integration tests", "vitest", vitestCounts, [
  "run",
  "--reporter=default",
  "--reporter=json",
  `--outputFile.json=${join(reports, "vitest.json")}`,
]);

const browser = findBrowser();
if (browser) {
  suite("browser tests", "playwright", playwrightCounts, ["test"], {
    CHROMIUM_PATH: browser,
    PLAYWRIGHT_JSON_OUTPUT_FILE: join(reports, "playwright.json"),
  });
} else {
  total.failed += 1;
  process.stdout.write("\nNo browser could be found or installed: NO BROWSER TEST WAS RUN.\n");
}

rmSync(reports, { recursive: true, force: true });
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`);
process.exitCode = total.failed === 0 ? 0 : 1;

function check(title: string, command: string, args: string[]): void {
  if (run(title, command, args) === 0) total.passed += 1;
  else total.failed += 1;
}

function suite(
  title: string,
  command: string,
  counts: () => { passed: number; failed: number },
  args: string[],
  env: Record<string, string> = {},
): void {
  const status = run(title, command, args, env);
  const { passed, failed } = readCounts(counts);
  total.passed += passed;
  // A runner that stops with an error fails the run even if no single test did.
  total.failed += status !== 0 && failed === 0 ? 1 : failed;
}

function readCounts(counts: () => { passed: number; failed: number }) {
  try {
    return counts();
  } catch {
    return { passed: 0, failed: 1 };
  }
}

function vitestCounts() {
  const report = JSON.parse(readFileSync(join(reports, "vitest.json"), "utf8"));
  return {
    passed: report.numPassedTests as number,
    failed: (report.numFailedTests + report.numPendingTests) as number,
  };
}

/** A test that was skipped or only passed on a second try counts as failed. */
function playwrightCounts() {
  const { stats } = JSON.parse(readFileSync(join(reports, "playwright.json"), "utf8"));
  return {
    passed: stats.expected as number,
    failed: (stats.unexpected + stats.flaky + stats.skipped) as number,
  };
}

function run(title: string, command: string, args: string[], env: Record<string, string> = {}) {
  process.stdout.write(`\n── ${title}\n`);
  const script = command.endsWith(".ts") ? command : `node_modules/.bin/${command}`;
  const { status } = spawnSync(process.execPath, [script, ...args], {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, ...env },
  });
  return status ?? 1;
}
