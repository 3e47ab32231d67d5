import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { type SiteProcess, startSite, temporaryFolder } from "./site-process.ts";
import { printTable } from "./table.ts";

const GUESSES = 10_000;
const AT_ONCE = 8;
const owner = { email: "owner@bench.example", password: "owner-measures-twice" };

/** What ten thousand wrong passwords cost a visitor who reads a page meanwhile. */
export async function passwordGuesses(): Promise<void> {
  const folder = await temporaryFolder();
  const site = await startSite({
    DATA_DIR: folder,
    ADMIN_EMAIL: owner.email,
    ADMIN_PASSWORD: owner.password,
  });
  const secrets = JSON.parse(await readFile(join(folder, "secrets.json"), "utf8"));
  const quiet = await pageTimes(site, times(300));
  const attack = guessAll(site, secrets.publishableKey);
  const busy = await pageTimes(site, () => attack.left > 0);
  const answers = await attack.done;
  printTable(`${GUESSES} wrong passwords, ${AT_ONCE} at once`, [
    ["", "quiet", "meanwhile", "ratio"],
    ["home page, median ms", quiet.toFixed(1), busy.toFixed(1), (busy / quiet).toFixed(2)],
    ["tried by the site", "", answers.tried, ""],
    ["refused unseen", "", answers.refused, ""],
  ]);
  await site.stop();
  await rm(folder, { recursive: true, force: true });
}

function guessAll(site: SiteProcess, apikey: string) {
  const attack = { left: GUESSES, done: Promise.resolve({ tried: 0, refused: 0 }) };
  const answers = { tried: 0, refused: 0 };
  async function guess(): Promise<void> {
    while (attack.left-- > 0) {
      const response = await fetch(`${site.url}/auth/v1/token?grant_type=password`, {
        method: "POST",
        headers: { apikey, "content-type": "application/json" },
        body: JSON.stringify({ email: owner.email, password: `guess-${attack.left}` }),
      });
      await response.arrayBuffer();
      if (response.status === 429) answers.refused++;
      else answers.tried++;
    }
  }
  attack.done = Promise.all(Array.from({ length: AT_ONCE }, guess)).then(() => answers);
  return attack;
}

async function pageTimes(site: SiteProcess, goOn: () => boolean): Promise<number> {
  const taken: number[] = [];
  while (goOn()) {
    const started = performance.now();
    await (await fetch(`${site.url}/`)).arrayBuffer();
    taken.push(performance.now() - started);
  }
  return taken.sort((a, b) => a - b)[Math.floor(taken.length / 2)] ?? 0;
}

function times(count: number): () => boolean {
  let left = count;
  return () => left-- > 0;
}
