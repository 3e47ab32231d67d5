import { randomUUID } from "node:crypto";
import pino from "pino";
import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { site } from "#content/site.ts";
import { storeContactMessage } from "#data/contact-messages.ts";
import { messageDelivery, retryDelivery, submissionDeliveries } from "#data/deliveries.ts";
import { sealed, submitOnboarding } from "#data/onboarding-submissions.ts";
import { createMailer } from "#server/mail/mailer.ts";
import { filledIn, liftLimits, useIntake } from "../support/intake.ts";
import { sizes } from "../support/prepared-site.ts";
import { startSmtp } from "../support/smtp-stand-in.ts";

describe.each(sizes)("on %s", (size) => {
  const intake = useIntake(size);

  beforeEach(async () => {
    await liftLimits(intake().backend);
    await intake().backend.db.query("delete from outbox");
  });

  const mailJobs = () =>
    intake().backend.db.query<{ payload: unknown }>(
      "select payload from outbox where kind = 'mail.notify'",
    );
  const message = {
    name: "Jo",
    email: "jo@x.example",
    service: null,
    message: "Ring me.",
  } as const;

  async function smtp() {
    const server = await startSmtp();
    onTestFinished(() => server.close());
    const mailer = createMailer({
      smtpUrl: server.url,
      from: "site@site.example",
      folder: "",
      log: pino({ level: "silent" }),
    });
    return { server, mailer };
  }

  test("the owner gets one mail for a submission, with a link and without the password", async () => {
    const { startWorker, settled, mails, visitor, credentials } = intake();
    const submission = filledIn({
      company_name: "Söhne & <b>Co</b>\r\nBcc: evil@x.example",
      domain_status: "ready",
      domain_username: "soehne",
      domain_password: "open sesame",
    });
    await submitOnboarding(visitor, sealed(submission, credentials));
    startWorker();
    expect(await settled(`mail:${submission.id}`)).toMatchObject({ outcome: "delivered" });
    const [mail = "", ...more] = (await mails()).filter((text) => text.includes(submission.id));
    expect(more).toEqual([]);
    expect(mail).toContain(`To: ${site.email}`);
    expect(mail).toContain("Reply-To: priya@linthorpetiling.example");
    const [headers] = mail.split("\r\n\r\n");
    expect(headers).not.toMatch(/^Bcc:/m);
    expect(mail).toContain("&lt;b&gt;Co&lt;/b&gt;");
    expect(mail.replaceAll("=\r\n", "")).toContain(
      `https://site.example/admin/onboarding/${submission.id}`,
    );
    for (const secret of ["open sesame", "enc:"]) expect(mail).not.toContain(secret);
  });

  test("the owner gets a mail for a message", async () => {
    const { startWorker, settled, mails, visitor, admin } = intake();
    const id = await storeContactMessage(visitor, { ...message, message: "Two vans.\n\nA yard." });
    startWorker();
    await settled(`mail:${id}`);
    const [mail = ""] = (await mails()).filter((text) => text.includes(id));
    expect(mail).toContain("Subject: New message from Jo");
    expect(mail).toContain("Two vans.");
    expect(await messageDelivery(admin, id)).toMatchObject({ state: "delivered" });
  });

  test("a row that was sent straight through the API is notified too", async () => {
    const id = randomUUID();
    await intake().visitor.from("contact_messages").insert({ id, message: "Direct" });
    expect(await mailJobs()).toEqual([{ payload: { table: "contact_messages", id } }]);
  });

  test("what is quarantined, seeded or restored is not", async () => {
    const { visitor, backend } = intake();
    await storeContactMessage(visitor, message, { status: "quarantined" });
    await backend.db.query(
      "insert into contact_messages (created_at, message) values (now() - interval '1 day', 'Old')",
    );
    await backend.db.query(
      "insert into onboarding_submissions (created_at) values (now() - interval '1 second')",
    );
    expect(await mailJobs()).toEqual([]);
  });

  test("a message that is sent again with the same id is one message and one mail", async () => {
    const id = randomUUID();
    await storeContactMessage(intake().visitor, message, { id });
    await storeContactMessage(intake().visitor, { ...message, message: "Again" }, { id });
    expect(await mailJobs()).toHaveLength(1);
  });

  test("mail goes out by SMTP when there is a server", async () => {
    const { server, mailer } = await smtp();
    const id = await storeContactMessage(intake().visitor, message);
    intake().startWorker({ mailer });
    await intake().settled(`mail:${id}`);
    expect(server.letters).toHaveLength(1);
    expect(server.letters[0]).toContain(`Message-ID: <${id}@site.example>`);
  });

  test("a mail that is refused is visible to the owner, tried again, and can be retried", async () => {
    const { admin, startWorker, settled, passTime, visitor, credentials } = intake();
    const { server, mailer } = await smtp();
    server.refuseWith = "550 No such mailbox";
    const submission = filledIn();
    await submitOnboarding(visitor, sealed(submission, credentials));
    startWorker({ mailer });
    await settled(`mail:${submission.id}`);
    const { mail } = await submissionDeliveries(admin, submission.id);
    expect(mail).toMatchObject({
      state: "retrying",
      lastError: expect.stringContaining("550 No such mailbox"),
      nextAttemptAt: expect.any(String),
    });
    await passTime();
    await settled(`mail:${submission.id}`, 2);
    server.refuseWith = null;
    expect(await retryDelivery(admin, mail.jobId ?? "")).toBe(true);
    expect(await settled(`mail:${submission.id}`)).toMatchObject({ outcome: "delivered" });
    expect(server.letters).toHaveLength(1);
  });

  test("a mail server that cannot be reached is no reason to lose the mail", async () => {
    const { startWorker, settled, visitor } = intake();
    const { server, mailer } = await smtp();
    await server.close();
    const id = await storeContactMessage(visitor, message);
    startWorker({ mailer });
    expect(await settled(`mail:${id}`)).toMatchObject({
      done_at: null,
      last_error: expect.stringContaining("ECONNREFUSED"),
    });
  });
});
