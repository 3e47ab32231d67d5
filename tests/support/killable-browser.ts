import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { chromium } from "@playwright/test";
import { within } from "./deadline.ts";

/** A browser with a profile on disk that can be killed as a crash or a power cut would. */
export async function killableBrowser(profile: string) {
  const child = spawn(
    process.env.CHROMIUM_PATH ?? "",
    ["--headless=new", "--no-sandbox", "--disable-gpu", "--no-first-run"].concat(
      "--remote-debugging-port=0",
      `--user-data-dir=${profile}`,
      "about:blank",
    ),
    // A group of its own, so that all its processes end at once.
    { detached: true, stdio: ["ignore", "ignore", "pipe"] },
  );
  process.once("exit", () => child.exitCode ?? child.kill("SIGKILL"));
  const browser = await chromium.connectOverCDP(await address(child.stderr));
  const context = browser.contexts()[0];
  if (!context || !child.pid) throw new Error("The browser has no window.");
  const group = -child.pid;
  return {
    page: await context.newPage(),
    async kill() {
      process.kill(group, "SIGKILL");
      await once(child, "exit");
      await browser.close();
    },
  };
}

function address(stderr: NodeJS.ReadableStream): Promise<string> {
  const told = new Promise<string>((resolve) => {
    createInterface(stderr).on("line", (line) => {
      const found = /DevTools listening on (ws:\S+)/.exec(line)?.[1];
      if (found) resolve(found);
    });
  });
  return within("the browser says where it listens", told);
}
