import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

/** A Chromium to test with: one that is here, else Playwright's own, else Debian's. */
export function findBrowser(): string | null {
  return browserHere() ?? (download() || install() ? browserHere() : null);
}

/** First the one without windows: it needs half the processor for the same page. */
export function browserHere(): string | null {
  const candidates = [
    process.env.CHROMIUM_PATH,
    onPath("chromium-headless-shell"),
    chromium.executablePath(),
    ...["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"].map(onPath),
  ];
  return candidates.find((path) => path && existsSync(path)) ?? null;
}

function onPath(command: string): string | undefined {
  const { stdout } = spawnSync("sh", ["-c", `command -v ${command}`], { encoding: "utf8" });
  return stdout.trim() || undefined;
}

function download(): boolean {
  process.stdout.write("Getting a browser to test with.\n");
  const arguments_ = ["node_modules/.bin/playwright", "install", "chromium"];
  return (
    spawnSync(process.execPath, arguments_, { stdio: "ignore", timeout: 300_000 }).status === 0
  );
}

function install(): boolean {
  const asRoot = process.getuid?.() === 0 ? "" : "sudo -n ";
  const script = `${asRoot}apt-get update -qq && ${asRoot}apt-get install -y -qq chromium-headless-shell`;
  return spawnSync("sh", ["-c", script], { stdio: "ignore", timeout: 600_000 }).status === 0;
}
