import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { type SiteProcess, startSite, temporaryFolder } from "./site-process.ts";
import { printTable } from "./table.ts";

const REQUESTS = 10_000;
const AT_ONCE = 8;
const owner = { email: "owner@bench.example", password: "owner-measures-twice" };

/** What is sent, as the nth of ten thousand. */
const ATTACKS: Record<string, { path: string; body(n: number): object }> = {
  "wrong passwords": {
    path: "/auth/v1/token?grant_type=password",
    body: (n) => ({ email: owner.email, password: `guess-${n}` }),
  },
  "messages by the API": {
    path: "/rest/v1/contact_messages",
    body: (n) => ({ name: `Machine ${n}`, message: "Cheap links for your website" }),
  },
};

/** What ten thousand unfriendly requests cost a visitor who reads a page meanwhile. */
export async function underAttack(): Promise<void> {
  const folder = await temporaryFolder();
  const site = await startSite({
    DATA_DIR: folder,
    ADMIN_EMAIL: owner.email,
    ADMIN_PASSWORD: owner.password,
  });
  const { publishableKey } = JSON.parse(await readFile(join(folder, "secrets.json"), "utf8"));
  const rows = [["", "page, quiet", "meanwhile", "ratio", "taken", "refused with 429"]];
  for (const [name, { path, body }] of Object.entries(ATTACKS)) {
    const quiet = await pageTimes(site, times(300));
    const attack = startAttack(site.url + path, publishableKey, body);
    const busy = await pageTimes(site, attack.goesOn);
    const { taken, refused } = await attack.answers;
    const ms = (value: number) => `${value.toFixed(1)} ms`;
    rows.push([name, ms(quiet), ms(busy), (busy / quiet).toFixed(2), `${taken}`, `${refused}`]);
  }
  printTable(`${REQUESTS} unfriendly requests, ${AT_ONCE} at once, and the home page`, rows);
  await site.stop();
  await rm(folder, { recursive: true, force: true });
}

function startAttack(url: string, apikey: string, body: (n: number) => object) {
  let left = REQUESTS;
  const counts = { taken: 0, refused: 0 };
  async function send(): Promise<void> {
    while (left-- > 0) {
      const response = await fetch(url, {
        method: "POST",
        headers: { apikey, "content-type": "application/json", prefer: "return=minimal" },
        body: JSON.stringify(body(left)),
      });
      await response.arrayBuffer();
      if (response.status === 429) counts.refused++;
      else counts.taken++;
    }
  }
  const answers = Promise.all(Array.from({ length: AT_ONCE }, send)).then(() => counts);
  return { goesOn: () => left > 0, answers };
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
