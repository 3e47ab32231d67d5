import { expect, test } from "vitest";
import type { Db } from "#data/db.ts";
import { createTraffic } from "./traffic.ts";
import { onBehalfOf } from "./visitor.ts";

interface Written {
  redirected: Record<string, number>;
  missed: { path: string; hits: number; first_seen: string; last_seen: string }[];
}

function counting({ fails = 0 } = {}) {
  const written: Written[] = [];
  const warnings: string[] = [];
  const clock = { now: Date.parse("2026-09-22T09:00:00Z") };
  const db = {
    rpc: async (_name: string, args: Record<keyof Written, string>) => {
      if (fails-- > 0) return { error: { message: "away" } };
      written.push({ redirected: JSON.parse(args.redirected), missed: JSON.parse(args.missed) });
      return { error: null };
    },
  } as unknown as Db;
  const log = { info() {}, warn: (_: object, words: string) => warnings.push(words), error() {} };
  const traffic = createTraffic({ db, log, flushMs: 3_600_000, now: () => clock.now });
  return { traffic, written, warnings, clock };
}

const visitor = (address: string) => ({ address, userAgent: null });

test("visits are added up and written down together", async () => {
  const { traffic, written, clock } = counting();
  traffic.redirected("/old/");
  traffic.redirected("/old");
  traffic.missed("/gone");
  clock.now += 60_000;
  traffic.missed("/gone/");
  await traffic.flush();
  expect(written).toEqual([
    {
      redirected: { "/old": 2 },
      missed: [
        {
          path: "/gone",
          hits: 2,
          first_seen: "2026-09-22T09:00:00.000Z",
          last_seen: "2026-09-22T09:01:00.000Z",
        },
      ],
    },
  ]);
});

test("without visits nothing is written", async () => {
  const { traffic, written } = counting();
  traffic.missed("/wp-login.php");
  await traffic.flush();
  expect(written).toEqual([]);
});

test("what could not be written is kept and written the next time, once", async () => {
  const { traffic, written, warnings } = counting({ fails: 1 });
  traffic.redirected("/old");
  traffic.missed("/gone");
  await traffic.flush();
  traffic.redirected("/old");
  traffic.missed("/gone");
  await traffic.flush();
  await traffic.flush();
  expect(warnings).toHaveLength(1);
  expect(written).toHaveLength(1);
  expect(written[0]?.redirected).toEqual({ "/old": 2 });
  expect(written[0]?.missed.map(({ path, hits }) => [path, hits])).toEqual([["/gone", 2]]);
});

test("of a flood from many places the latest 500 paths are kept", async () => {
  const { traffic, written } = counting();
  for (let n = 0; n < 5_000; n++) traffic.missed(`/flood/${n}`);
  await traffic.flush();
  const paths = written[0]?.missed.map(({ path }) => path) ?? [];
  expect([paths.length, paths[0], paths.at(-1)]).toEqual([500, "/flood/4500", "/flood/4999"]);
});

test("a path that is asked for again outlives those that are not", async () => {
  const { traffic, written } = counting();
  for (let n = 0; n < 2_000; n++) {
    traffic.missed(`/flood/${n}`);
    if (n % 400 === 0) traffic.missed("/real");
  }
  await traffic.flush();
  expect(written[0]?.missed.find(({ path }) => path === "/real")?.hits).toBe(5);
});

test("one visitor cannot fill the list alone, and others are noted beside them", async () => {
  const { traffic, written } = counting();
  traffic.missed("/real");
  onBehalfOf(visitor("203.0.113.7"), () => {
    for (let n = 0; n < 5_000; n++) traffic.missed(`/flood/${n}`);
  });
  onBehalfOf(visitor("203.0.113.8"), () => traffic.missed("/also-real"));
  await traffic.flush();
  const paths = written[0]?.missed.map(({ path }) => path) ?? [];
  expect(paths).toHaveLength(62);
  expect(paths).toContain("/real");
  expect(paths).toContain("/also-real");
});

test("without the right to write nothing is kept", async () => {
  const log = { info() {}, warn() {}, error() {} };
  const traffic = createTraffic({ db: null, log });
  traffic.missed("/gone");
  traffic.redirected("/old");
  await expect(traffic.flush()).resolves.toBeUndefined();
});
