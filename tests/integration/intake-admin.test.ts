import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import {
  deleteMessage,
  emptyMessageQuarantine,
  listMessages,
  messageById,
  messagesCsv,
  restoreMessage,
  storeContactMessage,
  updateMessage,
} from "#data/contact-messages.ts";
import { waitingWork } from "#data/dashboard.ts";
import { dismissDelivery, listUndelivered, retryDelivery } from "#data/deliveries.ts";
import {
  deleteSubmission,
  emptySubmissionQuarantine,
  listSubmissions,
  restoreSubmission,
  sealed,
  submissionById,
  submissionsCsv,
  submitOnboarding,
  updateSubmission,
} from "#data/onboarding-submissions.ts";
import { filledIn, liftLimits, useIntake } from "../support/intake.ts";
import { sizes } from "../support/prepared-site.ts";

describe.each(sizes)("on %s", (size) => {
  const intake = useIntake(size);

  beforeEach(async () => {
    const { db } = intake().backend;
    await liftLimits(intake().backend);
    for (const table of ["onboarding_submissions", "contact_messages", "outbox"])
      await db.query(`delete from ${table}`);
  });

  async function submit(answers: Record<string, unknown> = {}, status?: "quarantined") {
    const submission = filledIn(answers);
    await submitOnboarding(intake().visitor, sealed(submission, intake().credentials), status);
    return submission.id;
  }
  const list = (query: Partial<Parameters<typeof listSubmissions>[1]> = {}) =>
    listSubmissions(intake().admin, { page: 1, size: 25, ...query });
  const companies = async (query?: Parameters<typeof list>[0]) =>
    (await list(query)).rows.map(({ company_name }) => company_name);

  describe("the list of submissions", () => {
    test("shows the newest first, page by page, and whether there are more", async () => {
      for (const company_name of ["A", "B", "C", "D", "E"]) await submit({ company_name });
      const pages = [];
      for (const page of [1, 2, 3]) pages.push(await list({ page, size: 2 }));
      expect(pages.map(({ more }) => more)).toEqual([true, true, false]);
      expect(pages.flatMap(({ rows }) => rows.map((row) => row.company_name))).toEqual([
        "E",
        "D",
        "C",
        "B",
        "A",
      ]);
    });

    test("never holds a password or what it is sealed as", async () => {
      await submit({ domain_status: "ready", domain_password: "open sesame" });
      expect(JSON.stringify(await list())).not.toMatch(/password|enc:|sesame/);
    });

    test("can be sorted by every column", async () => {
      for (const [company_name, email] of [
        ["B", "1@x.example"],
        ["A", "3@x.example"],
        ["C", "2@x.example"],
      ])
        await submit({ company_name, email });
      expect(await companies({ sort: "company_name", ascending: true })).toEqual(["A", "B", "C"]);
      expect(await companies({ sort: "email" })).toEqual(["A", "C", "B"]);
      for (const sort of ["contact_person", "domain_status", "status", "created_at"] as const)
        expect(await companies({ sort })).toHaveLength(3);
    });

    test("shows what was asked for, and not what is kept aside", async () => {
      const done = await submit({ company_name: "Done" });
      await submit({ company_name: "New" });
      await submit({ company_name: "Aside" }, "quarantined");
      await updateSubmission(intake().admin, done, { status: "done" });
      expect(await companies()).toEqual(["New", "Done"]);
      expect(await companies({ status: "done" })).toEqual(["Done"]);
      expect(await companies({ status: "quarantined" })).toEqual(["Aside"]);
    });

    test.each([
      ["linthorpe", ["Linthorpe Tiling"]],
      ["  PRIYA ", ["Linthorpe Tiling"]],
      ["900141", ["Linthorpe Tiling"]],
      ['5% "off", (Ltd) \\ *_*', ['5% "off", (Ltd) \\ *_* 100']],
      ["%", ['5% "off", (Ltd) \\ *_* 100']],
      ["_", ['5% "off", (Ltd) \\ *_* 100']],
      ["(ltd) \\ *", ['5% "off", (Ltd) \\ *_* 100']],
      ["'; drop table x; --", []],
      ["nobody", []],
      ["", ['5% "off", (Ltd) \\ *_* 100', "Linthorpe Tiling"]],
    ])("finds %j, whatever characters are in it", async (search, found) => {
      await submit();
      await submit({
        company_name: '5% "off", (Ltd) \\ *_* 100',
        contact_person: "",
        email: "",
        phone: "",
      });
      expect(await companies({ search })).toEqual(found);
    });
  });

  test("one submission is shown with everything but its password", async () => {
    const id = await submit({
      domain_status: "ready",
      domain_password: "open sesame",
      sell_products: true,
      product_count: 35,
    });
    const shown = await submissionById(intake().admin, id);
    expect(shown).toMatchObject({
      id,
      status: "new",
      notes: "",
      has_password: true,
      product_count: 35,
    });
    expect(shown).not.toHaveProperty("domain_password");
    for (const none of [randomUUID(), "not-an-id", ""])
      expect(await submissionById(intake().admin, none)).toBeNull();
    expect(await submissionById(intake().visitor, id)).toBeNull();
  });

  test("status and notes can be changed, of what exists", async () => {
    const { admin, visitor } = intake();
    const id = await submit();
    await updateSubmission(admin, id, { status: "in_progress" });
    await updateSubmission(admin, id, { notes: "Rang twice 👷" });
    expect(await submissionById(admin, id)).toMatchObject({
      status: "in_progress",
      notes: "Rang twice 👷",
    });
    await expect(updateSubmission(admin, randomUUID(), { status: "done" })).rejects.toMatchObject({
      code: "not_found",
    });
    await expect(updateSubmission(visitor, id, { status: "done" })).rejects.toMatchObject({
      code: "not_found",
    });
  });

  test("a deleted submission is nowhere, and comes back as it was", async () => {
    const { admin } = intake();
    const id = await submit({ domain_status: "ready", domain_password: "open sesame" });
    await updateSubmission(admin, id, { status: "done", notes: "Paid" });
    const before = await submissionById(admin, id);
    await deleteSubmission(admin, id);
    expect(await submissionById(admin, id)).toBeNull();
    expect(await companies()).toEqual([]);
    expect(await submissionsCsv(admin, {})).not.toContain("Linthorpe");
    await restoreSubmission(admin, id);
    expect(await submissionById(admin, id)).toEqual(before);
  });

  test("what was deleted a month ago is gone for good, with its jobs, and nothing else is", async () => {
    const { admin, backend, service } = intake();
    const [old, recent, kept] = [await submit(), await submit(), await submit()];
    const message = await storeContactMessage(intake().visitor, text("Old"));
    for (const id of [old, recent]) await deleteSubmission(admin, id);
    await deleteMessage(admin, message);
    for (const [table, id] of [
      ["onboarding_submissions", old],
      ["contact_messages", message],
    ])
      await backend.db.query(
        `update ${table} set deleted_at = now() - interval '31 days' where id = $1`,
        [id],
      );
    await service.rpc("purge_intake");
    const ids = await backend.db.query<{ id: string }>("select id from onboarding_submissions");
    expect(ids.map(({ id }) => id).sort()).toEqual([recent, kept].sort());
    expect(await backend.db.query("select id from contact_messages")).toEqual([]);
    const jobs = await backend.db.query<{ key: string }>(
      "select idempotency_key as key from outbox",
    );
    expect(jobs.map(({ key }) => key).sort()).toEqual(
      [recent, kept].flatMap((id) => [`ghl:${id}`, `mail:${id}`]).sort(),
    );
  });

  test("the spreadsheet holds every row of the filter, no formula and no password", async () => {
    const { admin, backend } = intake();
    await submit({
      company_name: '=HYPERLINK("https://evil.example")',
      domain_status: "ready",
      domain_password: "open sesame",
      services: ["Website Design", "Email Marketing"],
      project_description: 'Line one\nLine "two"',
    });
    await backend.db.query(
      "insert into onboarding_submissions (company_name) select 'Row ' || n from generate_series(1, 1100) n",
    );
    const sheet = await submissionsCsv(admin, {});
    expect(sheet.match(/"Row \d+"/g)).toHaveLength(1100);
    expect(sheet).toContain(`"'=HYPERLINK(""https://evil.example"")"`);
    expect(sheet).toContain('"Website Design, Email Marketing"');
    expect(sheet).toContain('"Line one\nLine ""two"""');
    expect(sheet).not.toMatch(/enc:|sesame|password/i);
    expect((await submissionsCsv(admin, { search: "Row 1100" })).match(/"Row/g)).toHaveLength(1);
  });

  test("quarantine can be emptied in one go", async () => {
    const { admin, visitor } = intake();
    await submit({ company_name: "Kept" });
    await submit({ company_name: "Aside" }, "quarantined");
    await storeContactMessage(visitor, text("Aside"), { status: "quarantined" });
    await storeContactMessage(visitor, text("Kept"));
    await emptySubmissionQuarantine(admin);
    await emptyMessageQuarantine(admin);
    expect(await companies({ status: "quarantined" })).toEqual([]);
    expect(await companies()).toEqual(["Kept"]);
    const messages = await listMessages(admin, { page: 1, size: 9 });
    expect(messages.rows.map((row) => row.message)).toEqual(["Kept"]);
    const aside = await listMessages(admin, { page: 1, size: 9, status: "quarantined" });
    expect(aside.rows).toEqual([]);
  });

  test("messages are listed, found, changed, deleted, restored and exported alike", async () => {
    const { admin, visitor } = intake();
    const ids = [];
    for (const message of ["One", "Two, (vans) & 50%", "+Three"])
      ids.push(await storeContactMessage(visitor, text(message)));
    const [one = "", two = "", three = ""] = ids;
    const first = await listMessages(admin, { page: 1, size: 2 });
    expect([first.rows.map(({ id }) => id), first.more]).toEqual([[three, two], true]);
    const found = await listMessages(admin, { page: 1, size: 2, search: "50%" });
    expect(found.rows.map(({ id }) => id)).toEqual([two]);

    await updateMessage(admin, one, { status: "done", notes: "Rang" });
    expect(await messageById(admin, one)).toMatchObject({ status: "done", notes: "Rang" });
    await deleteMessage(admin, one);
    expect(await messageById(admin, one)).toBeNull();
    await restoreMessage(admin, one);
    expect(await messageById(admin, one)).toMatchObject({ message: "One" });
    expect(await messageById(admin, "no-id")).toBeNull();
    await expect(updateMessage(admin, randomUUID(), { notes: "" })).rejects.toMatchObject({
      code: "not_found",
    });
    const sheet = await messagesCsv(admin, { status: "new" });
    expect(sheet.split("\r\n").length).toBe(4);
    expect(sheet).toContain(`"'+Three"`);
  });

  test("what could not be delivered is listed with its reason until it arrives or is dismissed", async () => {
    const { admin, crm, settled, startWorker } = intake();
    const id = await submit({ company_name: "Kettle & Sons" });
    await intake().backend.db.query("delete from outbox where kind = 'mail.notify'");
    const listed = () => listUndelivered(admin, { page: 1, size: 10 });
    expect((await listed()).rows).toEqual([]);
    crm.moods.push({ status: 400, body: "no" });
    const worker = startWorker();
    await settled(`ghl:${id}`);
    const { rows } = await listed();
    expect(rows).toMatchObject([
      {
        isMail: false,
        state: "failed",
        lastError: "The CRM answers 400: no",
        subject: { table: "onboarding_submissions", id, name: "Kettle & Sons" },
      },
    ]);
    expect((await waitingWork(admin)).undelivered).toBe(1);

    const [job] = rows;
    expect(await dismissDelivery(admin, job?.id ?? "")).toBe(true);
    expect((await listed()).rows).toEqual([]);
    expect((await waitingWork(admin)).undelivered).toBe(0);
    expect(await retryDelivery(admin, job?.id ?? "")).toBe(true);
    worker.wake();
    expect(await settled(`ghl:${id}`)).toMatchObject({ outcome: "delivered" });
    expect(await dismissDelivery(admin, job?.id ?? "")).toBe(false);
  });

  test("the dashboard counts what is new, without what was deleted or kept aside", async () => {
    const { admin } = intake();
    const id = await submit();
    await submit({}, "quarantined");
    await deleteSubmission(admin, await submit());
    expect(await waitingWork(admin)).toMatchObject({ submissions: 1, messages: 0 });
    await updateSubmission(admin, id, { status: "done" });
    expect(await waitingWork(admin)).toMatchObject({ submissions: 0 });
  });
});

function text(message: string) {
  return { name: null, email: null, service: null, message };
}
