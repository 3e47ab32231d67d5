import { createClient } from "@supabase/supabase-js";
import { beforeAll, describe, expect, test } from "vitest";
import type { Database } from "#data/database.types.ts";
import { sealed, submitOnboarding } from "#data/onboarding-submissions.ts";
import { Failure } from "#domain/failure.ts";
import { filledIn, liftLimits, useIntake } from "../support/intake.ts";
import { sizes } from "../support/prepared-site.ts";

describe.each(sizes)("on %s", (size) => {
  const intake = useIntake(size);
  beforeAll(() => liftLimits(intake().backend));

  const rows = (id: string) =>
    intake().backend.db.query("select * from onboarding_submissions where id = $1", [id]);
  const jobs = (id: string) =>
    intake().backend.db.query("select * from outbox where idempotency_key = $1", [`ghl:${id}`]);
  const send = (submission = filledIn(), db = intake().visitor) =>
    submitOnboarding(db, sealed(submission, intake().credentials));

  /** A visitor whose requests fare as the given function says. */
  function visitorWith(fetch: typeof globalThis.fetch) {
    const { backend } = intake();
    return createClient<Database>(backend.url, backend.keys.publishable, {
      auth: { persistSession: false, autoRefreshToken: false },
      global: { fetch },
    });
  }

  test("a submission is one row, with what was answered, and one forward", async () => {
    const submission = filledIn({
      domain_status: "ready",
      domain_password: "open sesame",
      services: ["Website Design"],
      sell_products: true,
      product_count: "12.5",
    });
    await send(submission);
    const [row] = await rows(submission.id);
    expect(row).toMatchObject({
      company_name: "Linthorpe Tiling",
      services: ["Website Design"],
      status: "new",
      notes: "",
      has_password: true,
    });
    expect(Number(row?.product_count)).toBe(12.5);
    expect(intake().credentials.open(submission.id, String(row?.domain_password))).toBe(
      "open sesame",
    );
    expect(await jobs(submission.id)).toMatchObject([
      { kind: "ghl.onboarding", payload: { submission_id: submission.id }, done_at: null },
    ]);
  });

  test("pressing Submit twice, even at once, gives one row and one forward", async () => {
    const submission = filledIn();
    await Promise.all([send(submission), send(submission), send(submission)]);
    await send(submission);
    expect([(await rows(submission.id)).length, (await jobs(submission.id)).length]).toEqual([
      1, 1,
    ]);
  });

  test("a retry after a failed forward does not create a second submission", async () => {
    const submission = filledIn();
    const { fetch } = intake().backend;
    let failing = true;
    const db = visitorWith(async (input, init) =>
      failing && String(input).includes("/functions/")
        ? Response.json({ message: "down" }, { status: 503 })
        : fetch(input, init),
    );
    await expect(send(submission, db)).rejects.toThrow(Failure);
    expect([(await rows(submission.id)).length, (await jobs(submission.id)).length]).toEqual([
      1, 0,
    ]);
    failing = false;
    await send(submission, db);
    expect([(await rows(submission.id)).length, (await jobs(submission.id)).length]).toEqual([
      1, 1,
    ]);
  });

  test.each(["/rest/", "/functions/"])(
    "a lost answer from %s can be tried again without harm",
    async (part) => {
      const submission = filledIn();
      const { fetch } = intake().backend;
      let losing = true;
      const db = visitorWith(async (input, init) => {
        const response = await fetch(input, init);
        if (!losing || !String(input).includes(part)) return response;
        throw new TypeError("fetch failed");
      });
      await expect(send(submission, db)).rejects.toThrow(Failure);
      losing = false;
      await send(submission, db);
      expect([(await rows(submission.id)).length, (await jobs(submission.id)).length]).toEqual([
        1, 1,
      ]);
    },
  );

  test("whoever names another visitor's id learns and changes nothing", async () => {
    const theirs = filledIn();
    await send(theirs);
    await send({ ...filledIn({ company_name: "Mine" }), id: theirs.id });
    expect(await rows(theirs.id)).toMatchObject([{ company_name: "Linthorpe Tiling" }]);
  });

  test("what is kept aside is stored like any other, and not forwarded", async () => {
    const submission = filledIn();
    await submitOnboarding(
      intake().visitor,
      sealed(submission, intake().credentials),
      "quarantined",
    );
    expect(await rows(submission.id)).toMatchObject([{ status: "quarantined" }]);
    expect(await jobs(submission.id)).toEqual([]);
  });

  test("the second call carries every field but the password", async () => {
    const bodies: Record<string, unknown>[] = [];
    const { fetch } = intake().backend;
    const db = visitorWith(async (input, init) => {
      if (String(input).includes("/functions/")) bodies.push(JSON.parse(String(init?.body)));
      return fetch(input, init);
    });
    const submission = filledIn({ domain_status: "ready", domain_password: "open sesame" });
    await send(submission, db);
    const { domain_password: _, ...fields } = submission;
    expect(bodies).toEqual([fields]);
  });

  test("a password that is not sealed is not even sent", async () => {
    let asked = 0;
    const db = visitorWith(async () => {
      asked++;
      return Response.json({});
    });
    const careless = { ...filledIn(), domain_password: "hunter2" as `enc:${string}` };
    await expect(submitOnboarding(db, careless)).rejects.toThrow("not sealed");
    expect(asked).toBe(0);
  });
});
