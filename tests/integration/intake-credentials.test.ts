import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import {
  clearDomainPassword,
  listSubmissions,
  revealDomainPassword,
  sealed,
  submissionById,
  submissionsCsv,
  submitOnboarding,
} from "#data/onboarding-submissions.ts";
import { filledIn, liftLimits, useIntake } from "../support/intake.ts";
import { sizes } from "../support/prepared-site.ts";

const PASSWORD = "pf-3921-Übermut-🔑";

describe.each(sizes)("the domain password on %s", (size) => {
  const intake = useIntake(size);
  beforeAll(() => liftLimits(intake().backend));

  async function submit(domain_password: string | null = PASSWORD): Promise<string> {
    const submission = filledIn({ domain_status: "ready", domain_password });
    await submitOnboarding(intake().visitor, sealed(submission, intake().credentials));
    return submission.id;
  }
  const audit = (id: string) =>
    intake().backend.db.query(
      "select action, actor from audit_log where subject = $1 order by id",
      [id],
    );

  test("is shown to the administrator who asks, and every time is on record", async () => {
    const { admin, credentials } = intake();
    const id = await submit();
    const actor = (await admin.auth.getUser()).data.user?.id;
    const entry = { action: "onboarding.password_revealed", actor };
    expect(await revealDomainPassword(admin, id, credentials)).toBe(PASSWORD);
    expect(await audit(id)).toEqual([entry]);
    await revealDomainPassword(admin, id, credentials);
    expect(await audit(id)).toEqual([entry, entry]);
  });

  test("is on record before it is opened", async () => {
    const { admin } = intake();
    const id = await submit();
    const broken = {
      seal: () => "enc:" as const,
      open: () => {
        throw new Error("The key is gone.");
      },
    };
    await expect(revealDomainPassword(admin, id, broken)).rejects.toThrow("The key is gone.");
    expect(await audit(id)).toHaveLength(1);
  });

  test("cannot be shown when there is none, which is not on record", async () => {
    const { admin, credentials } = intake();
    const id = await submit(null);
    expect(await revealDomainPassword(admin, id, credentials)).toBeNull();
    expect(await revealDomainPassword(admin, randomUUID(), credentials)).toBeNull();
    expect(await audit(id)).toEqual([]);
  });

  test.each(["anonymous", "member", "service"] as const)(
    "is nobody else's: not %s's",
    async (role) => {
      const { backend, credentials } = intake();
      const id = await submit();
      const client = await backend.client(role);
      await expect(revealDomainPassword(client, id, credentials)).rejects.toMatchObject({
        code: "unavailable",
        cause: { code: "42501" },
      });
      await expect(clearDomainPassword(client, id)).rejects.toMatchObject({
        cause: { code: "42501" },
      });
      expect(await audit(id)).toEqual([]);
    },
  );

  test("can be forgotten for good, once, and that is on record too", async () => {
    const { admin, credentials } = intake();
    const id = await submit();
    expect(await clearDomainPassword(admin, id)).toBe(true);
    expect(await clearDomainPassword(admin, id)).toBe(false);
    expect(await submissionById(admin, id)).toMatchObject({ has_password: false });
    expect(await revealDomainPassword(admin, id, credentials)).toBeNull();
    expect(await audit(id)).toMatchObject([{ action: "onboarding.password_cleared" }]);
  });

  test("moved to another submission opens nothing", async () => {
    const { admin, backend, credentials } = intake();
    const [one, other] = [await submit(), await submit("another")];
    await backend.db.query(
      `update onboarding_submissions set domain_password =
         (select domain_password from onboarding_submissions where id = $1) where id = $2`,
      [one, other],
    );
    await expect(revealDomainPassword(admin, other, credentials)).rejects.toMatchObject({
      code: "invalid",
    });
  });

  test("is nowhere in clear: not in the database, the log, the mail, the CRM or a spreadsheet", async () => {
    const { admin, backend, crm, credentials, logged, mails, passTime, settled, startWorker } =
      intake();
    const id = await submit();
    // A retry, a refusal and somebody who sends it as typed make the most of what is logged.
    crm.moods.push({ status: 500, body: "try later" });
    startWorker();
    await settled(`ghl:${id}`);
    await passTime();
    await settled(`ghl:${id}`, 2);
    await settled(`mail:${id}`);
    await intake().visitor.from("onboarding_submissions").insert({ domain_password: PASSWORD });
    await submitOnboarding(
      intake().visitor,
      sealed(filledIn({ id, domain_status: "ready", domain_password: PASSWORD }), credentials),
    );

    const places = {
      database: await dump(),
      log: logged(),
      mail: (await mails()).join(""),
      crm: JSON.stringify(crm.requests),
      spreadsheet: await submissionsCsv(admin, {}),
      list: JSON.stringify(await listSubmissions(admin, { page: 1, size: 100 })),
      detail: JSON.stringify(await submissionById(admin, id)),
    };
    for (const [place, text] of Object.entries(places)) {
      expect(text.length, place).toBeGreaterThan(0);
      for (const form of formsOf(PASSWORD)) expect(text.includes(form), place).toBe(false);
    }
    // The sealed value is in its column, and nowhere else.
    expect(places.database.split("enc:").length - 1).toBeGreaterThan(0);
    for (const place of ["log", "mail", "crm", "spreadsheet", "list", "detail"] as const)
      expect(places[place], place).not.toContain("enc:");

    async function dump(): Promise<string> {
      const tables = await backend.db.query<{ name: string }>(
        `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
         where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
      );
      const parts = [];
      for (const { name } of tables)
        parts.push(...(await backend.db.query(`select t::text as row from ${name} t`)));
      return JSON.stringify(parts);
    }
  });
});

/** As it is, and as it looks in a URL, in base64 and in quoted-printable. */
function formsOf(text: string): string[] {
  const bytes = Buffer.from(text);
  const printable = [...bytes]
    .map((byte) => (byte < 128 ? String.fromCharCode(byte) : `=${byte.toString(16).toUpperCase()}`))
    .join("");
  return [text, encodeURIComponent(text), bytes.toString("base64").slice(0, 20), printable];
}
