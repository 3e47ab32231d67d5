import { beforeEach, describe, expect, test } from "vitest";
import { beginCheck, endCheck, latestCheck, latestCount, latestResult } from "#data/site-checks.ts";
import { checkState, SILENCE_MS } from "#domain/audit/site-check.ts";
import type { Visit } from "#server/audit/crawl-site.ts";
import { createSiteCheck } from "#server/audit/site-check.ts";
import { until } from "../support/deadline.ts";
import { faultyPage } from "../support/faulty-pages.ts";
import { sizes } from "../support/prepared-site.ts";
import { type Client, useTestBackend } from "../support/test-backend.ts";

const origin = "https://secondfix.example";
const log = { info() {}, warn() {}, error() {} };

describe.each(sizes)("on %s", (size) => {
  const backend = useTestBackend(size);
  let service: Client;
  let admin: Client;

  beforeEach(async () => {
    service = await backend().client("service");
    admin = await backend().client("admin");
    await backend().db.query("delete from site_checks");
  });

  const checkOf = (visit: Visit) => createSiteCheck({ db: service, log, origin, visit, beatMs: 5 });
  const state = async () => {
    const check = await latestCheck(admin);
    return check && checkState(check, Date.now());
  };

  test("before the first check there is nothing, and after it what it found", async () => {
    expect([await latestCheck(admin), await latestResult(admin), await latestCount(admin)]).toEqual(
      [null, null, null],
    );
    const check = checkOf(page({ title: "" }));
    expect(await check.start()).toBe(true);
    await check.idle();
    expect(await state()).toBe("done");
    expect(await latestResult(admin)).toMatchObject({
      pages: 1,
      complete: true,
      must_mend: 1,
      worth_mending: 0,
      findings: [{ kind: "title-missing", page: "/", mend: { in: "record", key: "home" } }],
    });
    expect(await latestCount(admin)).toBe(1);
  });

  test("a second start joins the check under way, and its progress can be read", async () => {
    const gate = Promise.withResolvers<void>();
    const check = checkOf(async (url) => {
      const { pathname } = new URL(url);
      if (pathname === "/slow") await gate.promise;
      return page({ body: '<h1>One</h1><a href="/slow">Slow</a>' })(url);
    });
    await check.start();
    await until("progress is noted", async () => (await latestCheck(admin))?.visited === 2);
    const elsewhere = checkOf(page({}));
    expect([await check.start(), await elsewhere.start()]).toEqual([true, true]);
    expect(await state()).toBe("running");
    expect(await rows()).toBe(1);
    gate.resolve();
    await check.idle();
    expect(await state()).toBe("done");
    expect(await rows()).toBe(1);
  });

  test("a server that stops leaves its check interrupted, and the next one can begin", async () => {
    const asked = Promise.withResolvers<void>();
    const check = checkOf(() => {
      asked.resolve();
      return new Promise(() => {});
    });
    await check.start();
    await asked.promise;
    await check.stop();
    expect(await state()).toBe("interrupted");
    const next = checkOf(page({}));
    await next.start();
    await next.idle();
    expect(await state()).toBe("done");
  });

  test("a check whose server was killed does not block the next for ever", async () => {
    const long = Date.now() - SILENCE_MS - 1_000;
    expect(await beginCheck(service, long)).not.toBeNull();
    expect(await state()).toBe("interrupted");
    const next = checkOf(page({}));
    await next.start();
    await next.idle();
    expect(await state()).toBe("done");
    const left = await backend().db.query("select id from site_checks where outcome is null");
    expect(left).toEqual([]);
  });

  test("a check that fails says so and keeps what the last one found", async () => {
    const good = checkOf(page({ title: "" }));
    await good.start();
    await good.idle();
    const bad = checkOf(async () => {
      throw new Error("no page");
    });
    await bad.start();
    await bad.idle();
    expect(await state()).toBe("failed");
    expect(await latestCount(admin)).toBe(1);
  });

  test("the latest five are kept", async () => {
    for (let i = 0; i < 7; i++) {
      const id = await beginCheck(service, Date.now() + i * 1_000);
      await endCheck(service, id ?? "", { pages: i, complete: true, findings: [] });
    }
    const kept = await backend().db.query("select pages from site_checks order by pages");
    expect(kept.map(({ pages }) => pages)).toEqual([2, 3, 4, 5, 6]);
  });

  test("without a secret key nothing is begun", async () => {
    const check = createSiteCheck({ db: null, log, origin, visit: page({}) });
    expect(await check.start()).toBe(false);
    expect(await rows()).toBe(0);
  });

  async function rows(): Promise<number> {
    return (await backend().db.query("select id from site_checks")).length;
  }
});

/** A site of one page, whatever is asked for. */
function page(faults: Parameters<typeof faultyPage>[1]): Visit {
  return async (url) => {
    const image = new Response("", { headers: { "content-type": "image/png" } });
    const response = url.endsWith(".png") ? image : faultyPage(url, faults);
    return { response, unknown: false };
  };
}
