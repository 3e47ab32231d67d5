import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { storeContactMessage } from "#data/contact-messages.ts";
import {
  listSubmissions,
  sealed,
  submissionById,
  submitOnboarding,
} from "#data/onboarding-submissions.ts";
import { createFormGuard } from "#server/forms/form-guard.ts";
import { filledIn, useIntake } from "../support/intake.ts";
import { sizes } from "../support/prepared-site.ts";

const FLOOD = 2000;

describe.each(sizes)("on %s", (size) => {
  const intake = useIntake(size);

  beforeEach(async () => {
    const { db } = intake().backend;
    for (const table of ["onboarding_submissions", "contact_messages", "outbox"])
      await db.query(`delete from ${table}`);
    await db.query("update private.intake_limits set per_minute = 30, per_hour = 200");
  });

  /** The form as the server offers it, with a clock of its own. */
  function form() {
    let time = Date.now();
    const guard = createFormGuard({
      credentialsKey: Buffer.alloc(32, 7).toString("base64"),
      admit: async (id) => {
        const { error } = await intake().service.rpc("admit_intake", { row_id: id });
        if (error) throw error;
      },
      now: () => time,
    });
    return {
      async fillIn(seconds: number, honeypot = "") {
        const submission = filledIn({ company_name: "A real lead" });
        const token = guard.token();
        time += seconds * 1000;
        const verdict = await guard.judge({ id: submission.id, token, honeypot });
        if (verdict.refused) throw new Error("It was refused.");
        await submitOnboarding(
          intake().visitor,
          sealed(submission, intake().credentials),
          verdict.status,
        );
        return submission.id;
      },
    };
  }
  const countBy = async (table: string) => {
    const rows = await intake().backend.db.query<{ status: string; n: number }>(
      `select status, count(*)::int as n from ${table} group by status`,
    );
    return Object.fromEntries(rows.map(({ status, n }) => [status, n]));
  };
  const jobs = () => intake().backend.db.query("select 1 from outbox");

  async function flood(table: "onboarding_submissions" | "contact_messages", rows: number) {
    const { backend } = intake();
    const headers = { apikey: backend.keys.publishable, "content-type": "application/json" };
    const send = async () => {
      const { status } = await backend.fetch(`${backend.url}/rest/v1/${table}`, {
        method: "POST",
        headers,
        body: JSON.stringify({ id: randomUUID(), email: "flood@x.example" }),
      });
      return status;
    };
    const statuses: number[] = [];
    const sender = async () => {
      while (rows-- > 0) statuses.push(await send());
    };
    await Promise.all(Array.from({ length: 8 }, sender));
    return statuses;
  }

  test("a flood is stored, in quarantine from where it is one, without mail or forward", async () => {
    expect(new Set(await flood("contact_messages", 60))).toEqual(new Set([201]));
    const counted = await countBy("contact_messages");
    expect((counted.new ?? 0) + (counted.quarantined ?? 0)).toBe(60);
    // Requests that are under way at the same moment do not see each other.
    expect(counted.new).toBeGreaterThanOrEqual(30);
    expect(counted.new).toBeLessThanOrEqual(40);
    expect(await jobs()).toHaveLength(counted.new ?? 0);
    expect(await countBy("onboarding_submissions")).toEqual({});
  });

  test("many rows in one request are counted one by one", async () => {
    const rows = Array.from({ length: 50 }, () => ({ id: randomUUID() }));
    const { error } = await intake().visitor.from("contact_messages").insert(rows);
    expect(error).toBeNull();
    expect(await countBy("contact_messages")).toEqual({ new: 30, quarantined: 20 });
  });

  test("after a quiet minute the next is taken, and after a busy hour not yet", async () => {
    const { backend, visitor } = intake();
    const age = (interval: string) =>
      backend.db.query(
        `update contact_messages set created_at = created_at - interval '${interval}'`,
      );
    const status = async () => {
      const id = await storeContactMessage(visitor, text());
      const [row] = await backend.db.query<{ status: string }>(
        "select status from contact_messages where id = $1",
        [id],
      );
      return row?.status;
    };
    await backend.db.query("insert into contact_messages select from generate_series(1, 30)");
    expect(await status()).toBe("quarantined");
    await age("61 seconds");
    expect(await status()).toBe("new");
    await backend.db.query(
      "insert into contact_messages (created_at) select now() - interval '30 minutes' from generate_series(1, 200)",
    );
    expect(await status()).toBe("quarantined");
    await age("31 minutes");
    expect(await status()).toBe("new");
  });

  test("a visitor cannot vouch for themselves", async () => {
    const { visitor } = intake();
    const { error } = await visitor.rpc("admit_intake", { row_id: randomUUID() });
    expect(error?.code).toBe("42501");
  });

  test("what was vouched for counts once", async () => {
    const { backend, service, visitor } = intake();
    const id = randomUUID();
    await backend.db.query("insert into contact_messages select from generate_series(1, 30)");
    await service.rpc("admit_intake", { row_id: id });
    await storeContactMessage(visitor, text(), { id });
    await backend.db.query("delete from contact_messages where id = $1", [id]);
    await storeContactMessage(visitor, text(), { id });
    const [row] = await backend.db.query("select status from contact_messages where id = $1", [id]);
    expect(row).toEqual({ status: "quarantined" });
  });

  test("a machine's form is kept aside and thanked for", async () => {
    const id = await form().fillIn(0);
    const trapped = await form().fillIn(30, "SEO offer");
    for (const aside of [id, trapped])
      expect(await submissionById(intake().admin, aside)).toMatchObject({ status: "quarantined" });
    expect(await jobs()).toEqual([]);
  });

  test("a flood neither keeps a real lead out nor makes the admin's list slow", {
    timeout: 300_000,
  }, async () => {
    const { admin, backend, startWorker, settled } = intake();
    const lead = form();
    const flooding = flood("onboarding_submissions", FLOOD);
    const during = await lead.fillIn(40);
    const statuses = await flooding;
    const after = await lead.fillIn(40);
    expect(new Set(statuses)).toEqual(new Set([201]));
    expect((await countBy("onboarding_submissions")).quarantined).toBeGreaterThan(FLOOD - 50);

    for (const id of [during, after])
      expect(await submissionById(admin, id)).toMatchObject({ status: "new" });
    const { rows } = await listSubmissions(admin, { page: 1, size: 25 });
    expect(rows[0]?.id).toBe(after);
    expect(rows.map(({ company_name }) => company_name)).toContain("A real lead");
    startWorker();
    expect(await settled(`ghl:${after}`)).toMatchObject({ outcome: "delivered" });
    expect(await settled(`mail:${after}`)).toMatchObject({ outcome: "delivered" });

    // Not a matter of time but of work: the list reads its own rows, not the flood.
    await backend.db.query("analyze onboarding_submissions");
    const plan = await backend.db.query<Record<string, string>>(
      `explain (analyze, buffers off, timing off, summary off)
       select id from onboarding_submissions where deleted_at is null and status <> 'quarantined'
       order by created_at desc, id desc limit 26`,
    );
    const lines = plan.flatMap((row) => Object.values(row)).join("\n");
    expect(lines).toContain("onboarding_submissions_inbox");
    expect(lines).not.toContain("Rows Removed by Filter");
  });

  test("telling a flood from a busy day reads no more than its limit, however large it is", async () => {
    const { db } = intake().backend;
    await db.query(
      `insert into contact_messages (created_at, status)
       select now() - n * interval '1 millisecond', 'quarantined' from generate_series(1, 5000) n`,
    );
    await db.query("analyze contact_messages");
    const plan = await db.query<Record<string, string>>(
      `explain (analyze, buffers off, timing off, summary off)
       select created_at from contact_messages where created_at <= now()
       order by created_at desc offset 199 limit 1`,
    );
    const lines = plan.flatMap((row) => Object.values(row)).join("\n");
    expect(lines).toMatch(/contact_messages_list.*rows=200(\.00)? loops=1/);
  });
});

function text() {
  return { name: null, email: null, service: null, message: "Ring me." };
}
