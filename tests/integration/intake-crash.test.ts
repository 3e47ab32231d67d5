import { randomUUID } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { describe, expect, onTestFinished, test } from "vitest";
import { openDatabase } from "#server/backend/backend.ts";
import type { Database } from "#server/backend/database.ts";
import { readEnv } from "#server/env.ts";
import { startCrm } from "../support/crm-stand-in.ts";
import { until } from "../support/deadline.ts";
import { liftLimits } from "../support/intake.ts";
import { makeSite, sizes } from "../support/prepared-site.ts";
import { randomFrom } from "../support/random.ts";
import { startServer } from "../support/server-process.ts";

/** All of it on the size everybody starts with; the other takes half a minute less. */
const SCALES = {
  pglite: { SUBMISSIONS: 500, KILLS: 5 },
  postgres: { SUBMISSIONS: 150, KILLS: 3 },
};
const SEED = 20_261_115;

describe.each(sizes)("on %s", (size) => {
  const { SUBMISSIONS, KILLS } = SCALES[size];

  test("a server that is killed again and again loses no lead and delivers none twice", {
    timeout: 600_000,
  }, async () => {
    const site = await makeSite(size);
    onTestFinished(() => site.remove());
    const crm = await startCrm();
    onTestFinished(() => crm.close());
    await withDatabase((db) => liftLimits({ db }));
    const { publishableKey } = JSON.parse(
      await readFile(join(site.dataDir, "secrets.json"), "utf8"),
    );
    const headers = { apikey: publishableKey, "content-type": "application/json" };

    const start = () =>
      startServer({
        ...site.variables,
        SEED: "none",
        GHL_WEBHOOK_URL: crm.webhookUrl,
        LOG_LEVEL: "warn",
      });
    let server = await start();
    const random = randomFrom(SEED);
    const killAt = new Set(
      Array.from({ length: KILLS }, () => 20 + random.below(SUBMISSIONS - 40)),
    );
    const stored = new Set<string>();
    const acknowledged = new Set<string>();

    /** Both calls, again and again with the same id, as a visitor would press Submit. */
    async function submit(id: string): Promise<void> {
      while (!acknowledged.has(id)) {
        const { url } = server;
        const body = JSON.stringify({ id, company_name: `Company ${id}` });
        const post = (path: string) =>
          fetch(`${url}${path}`, { method: "POST", headers, body }).catch(() => null);
        const insert = await post("/rest/v1/onboarding_submissions");
        if (insert?.status === 201) stored.add(id);
        const ok = insert?.status === 201 || insert?.status === 409;
        const forward = ok ? await post("/functions/v1/create-ghl-onboarding") : null;
        if (forward?.ok) acknowledged.add(id);
        else if (url === server.url) await pause(200);
        for (const response of [insert, forward]) await response?.body?.cancel().catch(() => {});
      }
    }

    async function killWhenDue(): Promise<void> {
      for (const count of [...killAt].sort((a, b) => a - b)) {
        await until("more is stored", () => stored.size >= count, 300_000);
        await pause(random.below(30));
        server.kill("SIGKILL");
        await server.ended;
        server = await start();
      }
    }

    const ids = Array.from({ length: SUBMISSIONS }, () => randomUUID());
    const waiting = [...ids];
    const visitor = async () => {
      for (let id = waiting.pop(); id; id = waiting.pop()) await submit(id);
    };
    await Promise.all([killWhenDue(), ...Array.from({ length: 8 }, visitor)]);
    // And once more, while what is left is being forwarded.
    server.kill("SIGKILL");
    await server.ended;
    server = await start();

    if (size === "postgres") await withDatabase(endLeases);
    await until("everything is forwarded", () => crm.deliveries.size >= SUBMISSIONS, 300_000);
    const mails = async () => (await readdir(join(site.dataDir, "mail"))).length;
    await until(
      "the owner knows of everything",
      async () => (await mails()) >= SUBMISSIONS,
      300_000,
    );
    server.kill("SIGTERM");
    expect(await server.ended).toMatchObject({ code: 0 });

    await withDatabase(async (db) => {
      const rows = await db.query<{ id: string; status: string }>(
        "select id, status from onboarding_submissions",
      );
      expect(rows.map(({ id }) => id).sort()).toEqual(ids.toSorted());
      expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(["new"]));
      const jobs = await db.query<{ key: string }>(
        "select idempotency_key as key from outbox where kind = 'ghl.onboarding'",
      );
      expect(jobs.map(({ key }) => key).sort()).toEqual(ids.map((id) => `ghl:${id}`).sort());
    });
    expect([...crm.deliveries.keys()].sort()).toEqual(ids.map((id) => `ghl:${id}`).sort());
    // What was under way when the server died is sent again, with the same key; nothing else is.
    expect(crm.requests.length - SUBMISSIONS).toBeLessThanOrEqual((KILLS + 1) * 4);
    expect(await mails()).toBe(SUBMISSIONS);

    async function withDatabase(work: (db: Database) => Promise<void>): Promise<void> {
      const db = await openDatabase(readEnv(site.variables));
      try {
        await work(db);
      } finally {
        await db.close();
      }
    }
  });
});

/** Two minutes pass, for jobs whose worker is dead. */
async function endLeases(db: Database): Promise<void> {
  await db.query("update outbox set next_attempt_at = now() where lease is not null");
}
