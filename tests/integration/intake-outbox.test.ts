import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { retryDelivery, retryForward, submissionDeliveries } from "#data/deliveries.ts";
import { sealed, submitOnboarding, updateSubmission } from "#data/onboarding-submissions.ts";
import { wakeOnWrite } from "#server/outbox/wake-on-write.ts";
import { until } from "../support/deadline.ts";
import { filledIn, liftLimits, useIntake } from "../support/intake.ts";
import { sizes } from "../support/prepared-site.ts";

describe.each(sizes)("on %s", (size) => {
  const intake = useIntake(size);

  beforeEach(async () => {
    const { backend, crm } = intake();
    await liftLimits(backend);
    await backend.db.query("delete from outbox");
    crm.requests.length = 0;
    crm.deliveries.clear();
    crm.moods.length = 0;
  });

  async function submit(): Promise<string> {
    const submission = filledIn();
    await submitOnboarding(intake().visitor, sealed(submission, intake().credentials));
    return submission.id;
  }
  /** Only the forward, without the mail that goes with a submission. */
  async function submitWithoutMail(): Promise<string> {
    const id = await submit();
    await intake().backend.db.query("delete from outbox where kind = 'mail.notify'");
    return id;
  }
  const forward = async (id: string) => (await submissionDeliveries(intake().admin, id)).forward;

  test("a submission reaches the CRM once, with every answer, and without the password", async () => {
    const { crm, startWorker, settled } = intake();
    const submission = filledIn({
      domain_status: "ready",
      domain_password: "open sesame",
      services: ["Website Design"],
      additional_info: "مرحبا 👷",
    });
    await submitOnboarding(intake().visitor, sealed(submission, intake().credentials));
    startWorker();
    expect(await settled(`ghl:${submission.id}`)).toMatchObject({
      outcome: "delivered",
      attempts: 1,
      last_error: null,
    });
    expect(crm.requests).toHaveLength(1);
    const [request] = crm.requests;
    const { domain_password: _, ...answers } = submission;
    expect(request).toMatchObject({ method: "POST", key: `ghl:${submission.id}` });
    expect(request?.body).toEqual({ ...answers, submitted_at: expect.any(String) });
  });

  test("what is queued in this process is delivered at once, not at the next look", async () => {
    const { backend, crm, startWorker } = intake();
    const worker = startWorker({ pollMs: 3_600_000 });
    const api = wakeOnWrite({ fetch: backend.fetch }, worker.wake);
    const submission = filledIn();
    const headers = { apikey: backend.keys.publishable, "content-type": "application/json" };
    for (const path of ["/rest/v1/onboarding_submissions", "/functions/v1/create-ghl-onboarding"])
      await api.fetch(`${backend.url}${path}`, {
        method: "POST",
        headers,
        body: JSON.stringify({ id: submission.id }),
      });
    await until("it arrives", () => crm.deliveries.has(`ghl:${submission.id}`));
  });

  test.each([
    ["answers 500", { status: 500 }],
    ["answers 503", { status: 503 }],
    ["has too many requests", { status: 429 }],
    ["breaks the connection", "drop"],
    ["does it but its answer is lost", "lose"],
  ] as const)("when the CRM %s it is tried again, with the same key", async (_how, mood) => {
    const { crm, startWorker, settled, passTime } = intake();
    const id = await submitWithoutMail();
    crm.moods.push(mood);
    startWorker();
    const failed = await settled(`ghl:${id}`);
    expect(failed).toMatchObject({ done_at: null, attempts: 1 });
    expect(failed.last_error).toMatch(/^The CRM/);
    expect(await forward(id)).toMatchObject({ state: "retrying", lastError: failed.last_error });

    await passTime();
    expect(await settled(`ghl:${id}`, 2)).toMatchObject({ outcome: "delivered", attempts: 2 });
    expect(crm.requests.map(({ key }) => key)).toEqual([`ghl:${id}`, `ghl:${id}`]);
  });

  test("each wait is longer than the one before, and a longer one that was asked for is kept", async () => {
    const { backend, crm, startWorker, settled, passTime } = intake();
    const id = await submitWithoutMail();
    crm.moods.push(
      { status: 500 },
      { status: 500 },
      { status: 429, headers: { "retry-after": "777" } },
    );
    startWorker();
    const waits: number[] = [];
    for (const attempt of [1, 2, 3]) {
      await settled(`ghl:${id}`, attempt);
      const [row] = await backend.db.query<{ s: number }>(
        "select extract(epoch from next_attempt_at - now())::float8 as s from outbox where idempotency_key = $1",
        [`ghl:${id}`],
      );
      waits.push(Math.round(Number(row?.s)));
      await passTime();
    }
    expect(waits[0]).toBeGreaterThanOrEqual(3);
    expect(waits[0]).toBeLessThanOrEqual(5);
    expect(waits[1]).toBeGreaterThanOrEqual(8);
    expect(waits[1]).toBeLessThanOrEqual(10);
    expect(waits[2]).toBeGreaterThanOrEqual(775);
    expect(waits[2]).toBeLessThanOrEqual(777);
  });

  test.each([400, 401, 404, 422, 302])(
    "when the CRM refuses it with %i it has failed at once, says why, and can be retried",
    async (status) => {
      const { crm, admin, startWorker, settled } = intake();
      const id = await submitWithoutMail();
      crm.moods.push({
        status,
        body: "email is invalid",
        headers: { location: "http://x.invalid/" },
      });
      const worker = startWorker();
      expect(await settled(`ghl:${id}`)).toMatchObject({
        outcome: "failed",
        attempts: 1,
        last_error: `The CRM answers ${status}: email is invalid`,
      });
      expect(await forward(id)).toMatchObject({ state: "failed" });

      await retryForward(admin, id);
      worker.wake();
      await until("it is delivered", async () => (await forward(id)).state === "delivered");
      expect(crm.deliveries.get(`ghl:${id}`)).toBe(1);
    },
  );

  test("a CRM that never answers holds up neither other jobs nor the next attempt", async () => {
    const { crm, startWorker, settled, passTime } = intake();
    const stalled = await submitWithoutMail();
    crm.moods.push("stall");
    startWorker({ attemptMs: 300 });
    await until("it stalls", () => crm.requests.length === 1);
    const other = await submitWithoutMail();
    expect(await settled(`ghl:${other}`)).toMatchObject({ outcome: "delivered" });
    expect(await settled(`ghl:${stalled}`)).toMatchObject({ done_at: null, attempts: 1 });
    await passTime();
    expect(await settled(`ghl:${stalled}`, 2)).toMatchObject({ outcome: "delivered" });
  });

  test("after a day without success it is given up, in plain sight", async () => {
    const { backend, crm, startWorker, settled, logged } = intake();
    const id = await submitWithoutMail();
    await backend.db.query("update outbox set queued_at = now() - interval '24 hours'");
    crm.moods.push({ status: 500, body: "still down" });
    startWorker();
    expect(await settled(`ghl:${id}`)).toMatchObject({
      outcome: "failed",
      last_error: "The CRM answers 500: still down",
    });
    expect(await forward(id)).toMatchObject({ state: "failed", doneAt: expect.any(String) });
    expect(logged()).toContain("outbox job given up");
  });

  test("with no CRM configured it is marked as not forwarded, which is no failure", async () => {
    const { startWorker, settled, crm } = intake();
    const id = await submitWithoutMail();
    const worker = startWorker({ to: "nowhere" });
    expect(await settled(`ghl:${id}`)).toMatchObject({
      outcome: "not_forwarded",
      last_error: null,
    });
    expect(crm.requests).toEqual([]);
    await worker.stop();
    await retryForward(intake().admin, id);
    startWorker();
    await until("it is forwarded", () => crm.deliveries.has(`ghl:${id}`));
  });

  test("what was delivered is never sent again, whoever asks", async () => {
    const { admin, crm, startWorker, settled } = intake();
    const id = await submitWithoutMail();
    const worker = startWorker();
    const { id: job } = await settled(`ghl:${id}`);
    await retryForward(admin, id);
    expect(await retryDelivery(admin, String(job))).toBe(false);
    await submitOnboarding(intake().visitor, sealed({ ...filledIn(), id }, intake().credentials));
    worker.wake();
    const next = await submitWithoutMail();
    await settled(`ghl:${next}`);
    expect(crm.deliveries.get(`ghl:${id}`)).toBe(1);
  });

  test("a submission that is deleted or marked as spam before its turn is not forwarded", async () => {
    const { admin, crm, startWorker, settled } = intake();
    const [gone, spam] = [await submitWithoutMail(), await submitWithoutMail()];
    await updateSubmission(admin, spam, { status: "spam" });
    await admin.from("onboarding_submissions").delete().eq("id", gone);
    startWorker();
    expect(await settled(`ghl:${gone}`)).toMatchObject({ outcome: "failed" });
    expect(await settled(`ghl:${spam}`)).toMatchObject({ outcome: "not_forwarded" });
    expect(crm.requests).toEqual([]);
  });

  test("a submission let out of quarantine is forwarded then", async () => {
    const { admin, startWorker, settled } = intake();
    const submission = filledIn();
    await submitOnboarding(
      intake().visitor,
      sealed(submission, intake().credentials),
      "quarantined",
    );
    expect(await forward(submission.id)).toMatchObject({ state: "none", jobId: null });
    await updateSubmission(admin, submission.id, { status: "new" });
    startWorker();
    expect(await settled(`ghl:${submission.id}`)).toMatchObject({ outcome: "delivered" });
  });

  test("a job whose worker died is taken over when its lease ends, not before", async () => {
    const { service, crm, startWorker, settled, passTime } = intake();
    const id = await submitWithoutMail();
    const dead = await service.rpc("claim_outbox", { worker: "dead", batch: 9, lease_seconds: 60 });
    expect(dead.data).toHaveLength(1);
    startWorker({ alone: false });
    const other = await submitWithoutMail();
    await settled(`ghl:${other}`);
    expect(crm.deliveries.has(`ghl:${id}`)).toBe(false);
    await passTime();
    expect(await settled(`ghl:${id}`, 2)).toMatchObject({ outcome: "delivered", attempts: 2 });
    const late = await service.rpc("settle_outbox", {
      job: dead.data?.[0]?.id ?? "",
      holder: dead.data?.[0]?.lease ?? "",
      give_up_seconds: 60,
      reason: "late",
    });
    expect(late.data).toBeNull();
    expect(await settled(`ghl:${id}`)).toMatchObject({ last_error: null });
  });

  test("a process that knows it is alone takes over at once", async () => {
    const { service, startWorker, settled } = intake();
    const id = await submitWithoutMail();
    await service.rpc("claim_outbox", { worker: "dead", batch: 9, lease_seconds: 3600 });
    startWorker({ alone: true });
    expect(await settled(`ghl:${id}`, 2)).toMatchObject({ outcome: "delivered" });
  });

  test("several workers on one database deliver everything, and nothing twice", async () => {
    const { backend, crm, startWorker } = intake();
    const ids = Array.from({ length: 60 }, randomUUID);
    for (const id of ids)
      await backend.db.query(
        `with s as (insert into onboarding_submissions (id) values ($1) returning id)
         insert into outbox (kind, idempotency_key, payload)
         select 'ghl.onboarding', 'ghl:' || id, jsonb_build_object('submission_id', id) from s`,
        [id],
      );
    await backend.db.query("delete from outbox where kind = 'mail.notify'");
    for (const n of [1, 2, 3]) startWorker({ alone: false, name: `worker ${n}` });
    await until("everything is delivered", () => crm.deliveries.size === ids.length, 40_000);
    expect(new Set(crm.deliveries.values())).toEqual(new Set([1]));
    await until("everything is settled", async () => {
      const open = await backend.db.query("select 1 from outbox where done_at is null");
      return open.length === 0;
    });
    expect(crm.requests).toHaveLength(ids.length);
  });

  test("a stop waits for what is nearly done, and gives back what is not", async () => {
    const { crm, startWorker, job } = intake();
    const id = await submitWithoutMail();
    crm.moods.push("stall");
    const worker = startWorker({ graceMs: 100 });
    await until("it is under way", () => crm.requests.length === 1);
    await worker.stop();
    expect(await job(`ghl:${id}`)).toMatchObject({ lease: null, done_at: null });
    startWorker();
    await until("the next one delivers it", () => crm.deliveries.has(`ghl:${id}`));
  });

  test("a stopped worker takes nothing more", async () => {
    const { crm, startWorker, job } = intake();
    const worker = startWorker();
    await worker.stop();
    const id = await submitWithoutMail();
    worker.wake();
    await worker.stop();
    expect(await job(`ghl:${id}`)).toMatchObject({ attempts: 0 });
    expect(crm.requests).toEqual([]);
  });

  test("a job nobody knows how to deliver waits, and says so", async () => {
    const { backend, startWorker, settled } = intake();
    await backend.db.query(
      "insert into outbox (kind, idempotency_key, payload) values ('fax', 'fax:1', '{}')",
    );
    startWorker();
    expect(await settled("fax:1")).toMatchObject({
      done_at: null,
      last_error: "Nobody here delivers fax.",
    });
  });

  test("a database that is away for a while is mentioned once, and work goes on", async () => {
    const { service, crm, startWorker, logged } = intake();
    const id = await submitWithoutMail();
    const before = count(logged(), "cannot be read");
    let away = 5;
    const rpc = ((...args: Parameters<typeof service.rpc>) =>
      away-- > 0
        ? Promise.resolve({ data: null, error: new Error("gone") })
        : service.rpc(...args)) as typeof service.rpc;
    startWorker({ db: Object.assign(Object.create(service), { rpc }), pollMs: 20 });
    await until("it arrives", () => crm.deliveries.has(`ghl:${id}`));
    expect(count(logged(), "cannot be read") - before).toBe(1);
  });

  describe("the worker's own functions", () => {
    const calls = [
      ["claim_outbox", { worker: "x", batch: 1, lease_seconds: 1 }],
      ["settle_outbox", { job: randomUUID(), holder: randomUUID(), give_up_seconds: 1 }],
      ["release_outbox", {}],
      ["admit_intake", { row_id: randomUUID() }],
      ["purge_intake", {}],
    ] as const;

    test.each(["anonymous", "member", "admin"] as const)("are refused to %s", async (role) => {
      const client = await intake().backend.client(role);
      for (const [name, args] of calls) {
        const { error } = await client.rpc(name, args as never);
        expect([name, error?.code]).toEqual([name, "42501"]);
      }
    });
  });

  test.each(["anonymous", "member"] as const)(
    "only an administrator may retry or forward, not %s",
    async (role) => {
      const client = await intake().backend.client(role);
      const id = await submitWithoutMail();
      const { id: job } = (await intake().job(`ghl:${id}`)) ?? {};
      const errors = [
        (await client.rpc("retry_outbox", { job: String(job) })).error,
        (await client.rpc("forward_submission", { submission: id })).error,
      ];
      expect(errors.map((error) => error?.code)).toEqual(["42501", "42501"]);
    },
  );
});

function count(text: string, part: string): number {
  return text.split(part).length - 1;
}
