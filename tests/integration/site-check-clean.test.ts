import { describe, expect, test } from "vitest";
import { latestCheck, latestResult } from "#data/site-checks.ts";
import { checkedSite } from "../support/checked-site.ts";
import { sizes } from "../support/prepared-site.ts";
import { useTestBackend } from "../support/test-backend.ts";

describe.each(sizes)("on %s", (size) => {
  const backend = useTestBackend(size, { seed: "demo", from: "empty" });

  test("the site as it comes has nothing to mend", async () => {
    const admin = await backend().client("service");
    const { check, counted } = await checkedSite(backend());
    await check.start();
    await check.idle();
    expect(await latestCheck(admin)).toMatchObject({ outcome: "done" });
    const result = await latestResult(admin);
    expect(result?.findings).toEqual([]);
    expect(result?.pages).toBeGreaterThanOrEqual(19);
    expect(counted).toEqual([]);
  });
});
