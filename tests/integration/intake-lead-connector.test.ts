import { beforeEach, describe, expect, test } from "vitest";
import { sealed, submitOnboarding } from "#data/onboarding-submissions.ts";
import type { Mood } from "../support/crm-stand-in.ts";
import { filledIn, liftLimits, useIntake } from "../support/intake.ts";
import { sizes } from "../support/prepared-site.ts";

describe.each(sizes)("LeadConnector on %s", (size) => {
  const intake = useIntake(size);

  beforeEach(async () => {
    const { backend, crm } = intake();
    await liftLimits(backend);
    await backend.db.query("delete from outbox");
    crm.requests.length = 0;
    crm.contacts.clear();
    crm.moods.length = 0;
  });

  async function submit(answers: Record<string, unknown> = {}) {
    const submission = filledIn(answers);
    await submitOnboarding(intake().visitor, sealed(submission, intake().credentials));
    await intake().backend.db.query("delete from outbox where kind = 'mail.notify'");
    return submission;
  }
  const contacts = () => [...intake().crm.contacts.values()];
  const asked = () => intake().crm.requests.map(({ method, path }) => `${method} ${path}`);

  test("gets a contact, then its tag, then a note with every answer but the password", async () => {
    const { crm, startWorker, settled } = intake();
    const submission = await submit({
      domain_status: "ready",
      existing_domain: "linthorpetiling.example",
      domain_password: "open sesame",
      services: ["Website Design", "Branding & Logo"],
      address: "14 Ayresome Mews",
    });
    startWorker({ to: "leadconnector" });
    expect(await settled(`ghl:${submission.id}`)).toMatchObject({ outcome: "delivered" });
    expect(asked()).toEqual([
      "POST /contacts/upsert",
      "POST /contacts/contact-1/tags",
      "POST /contacts/contact-1/notes",
    ]);
    for (const { headers } of crm.requests)
      expect(headers).toMatchObject({ authorization: "Bearer crm-token", version: "2021-07-28" });
    const [contact] = contacts();
    expect(contact?.fields).toEqual({
      locationId: "place-1",
      source: expect.stringContaining("onboarding"),
      name: "Priya Nair",
      companyName: "Linthorpe Tiling",
      email: "priya@linthorpetiling.example",
      phone: "07700 900141",
      address1: "14 Ayresome Mews",
    });
    expect(contact?.tags).toEqual(["web-design-onboarding"]);
    const [note = ""] = contact?.notes ?? [];
    for (const text of [
      "Existing domain: linthorpetiling.example",
      "Services: Website Design, Branding & Logo",
      `https://site.example/admin/onboarding/${submission.id}`,
    ])
      expect(note).toContain(text);
    expect(JSON.stringify(crm.requests)).not.toMatch(/open sesame|enc:/);
  });

  test.each([0, 1, 2])(
    "gets one contact with one note though the answer to request %i was lost",
    async (lost) => {
      const { crm, startWorker, settled, passTime } = intake();
      const submission = await submit();
      crm.moods.push(...Array<Mood>(lost).fill("well"), "lose");
      startWorker({ to: "leadconnector" });
      expect(await settled(`ghl:${submission.id}`)).toMatchObject({ done_at: null });
      await passTime();
      expect(await settled(`ghl:${submission.id}`, 2)).toMatchObject({ outcome: "delivered" });
      expect(contacts()).toMatchObject([
        { tags: ["web-design-onboarding"], notes: [expect.any(String)] },
      ]);
    },
  );

  test("is asked again later when it has had too many requests, as it wishes", async () => {
    const { backend, crm, startWorker, settled } = intake();
    const submission = await submit();
    crm.moods.push({ status: 429, headers: { "retry-after": "600" } });
    startWorker({ to: "leadconnector" });
    await settled(`ghl:${submission.id}`);
    const [row] = await backend.db.query<{ s: number }>(
      "select extract(epoch from next_attempt_at - now())::float8 as s from outbox",
    );
    expect(Number(row?.s)).toBeGreaterThan(590);
  });

  test("is not asked again when it refuses the token, and the token is not in the reason", async () => {
    const { crm, startWorker, settled, logged } = intake();
    const submission = await submit();
    crm.moods.push({ status: 401, body: '{"message":"Invalid JWT"}' });
    startWorker({ to: "leadconnector" });
    expect(await settled(`ghl:${submission.id}`)).toMatchObject({
      outcome: "failed",
      last_error: 'The CRM answers 401: {"message":"Invalid JWT"}',
    });
    expect(logged()).not.toContain("crm-token");
  });

  test("gets what it would refuse in the note only", async () => {
    const { startWorker, settled } = intake();
    const submission = await submit({ email: "priya at linthorpe", phone: "ask Lisa" });
    startWorker({ to: "leadconnector" });
    await settled(`ghl:${submission.id}`);
    const [contact] = contacts();
    expect(contact?.fields).not.toHaveProperty("email");
    expect(contact?.fields).not.toHaveProperty("phone");
    expect(contact?.notes[0]).toContain("Email: priya at linthorpe\nPhone: ask Lisa");
  });

  test("that answers with something else is asked again", async () => {
    const { crm, startWorker, settled } = intake();
    const submission = await submit();
    crm.moods.push({ status: 200, body: "<html>Maintenance</html>" });
    startWorker({ to: "leadconnector" });
    expect(await settled(`ghl:${submission.id}`)).toMatchObject({
      done_at: null,
      last_error: "The CRM's answer is not what its API promises.",
    });
  });
});
