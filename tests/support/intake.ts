import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { Writable } from "node:stream";
import pino from "pino";
import { afterAll, beforeAll, onTestFinished } from "vitest";
import { parseSubmission, type Submission } from "#domain/onboarding.schema.ts";
import { createCredentials } from "#server/credentials.ts";
import { readEnv } from "#server/env.ts";
import { createMailer, type Mailer } from "#server/mail/mailer.ts";
import { createOutbox, serviceClient } from "#server/outbox/outbox.ts";
import type { Worker, WorkerOptions } from "#server/outbox/worker.ts";
import { type Crm, startCrm } from "./crm-stand-in.ts";
import { until } from "./deadline.ts";
import type { Size } from "./prepared-site.ts";
import { type Client, type TestBackend, useTestBackend } from "./test-backend.ts";

export interface IntakeTest {
  backend: TestBackend;
  crm: Crm;
  visitor: Client;
  admin: Client;
  service: Client;
  credentials: ReturnType<typeof createCredentials>;
  /** A worker that has been started and is stopped with the test. */
  startWorker(options?: WorkerTest): Worker;
  /** Everything any worker of this suite has logged. */
  logged(): string;
  mails(): Promise<string[]>;
  /** Lets the time pass that jobs still have to wait. */
  passTime(): Promise<void>;
  job(key: string): Promise<Record<string, unknown> | undefined>;
  /** Waits until the job has ended, or has failed once more. */
  settled(key: string, attempts?: number): Promise<Record<string, unknown>>;
}

interface WorkerTest extends Partial<WorkerOptions> {
  to?: "webhook" | "leadconnector" | "nowhere";
  mailer?: Mailer;
}

/** The intake of the product with a CRM and a mail folder, for all tests of the suite. */
export function useIntake(size: Size): () => IntakeTest {
  const backend = useTestBackend(size);
  let intake: IntakeTest;
  beforeAll(async () => {
    intake = await openIntake(backend());
  });
  afterAll(() => intake?.crm.close());
  return () => intake;
}

async function openIntake(backend: TestBackend): Promise<IntakeTest> {
  const crm = await startCrm();
  const lines: string[] = [];
  const log = pino(
    { level: "trace" },
    new Writable({
      write(chunk, _encoding, done) {
        lines.push(String(chunk));
        done();
      },
    }),
  );
  const folder = join(backend.dataDir, "mail");
  const { db } = backend;
  const service = await backend.client("service");
  const job = async (key: string) =>
    (await db.query("select * from outbox where idempotency_key = $1", [key]))[0];

  return {
    backend,
    crm,
    visitor: await backend.client("anonymous"),
    admin: await backend.client("admin"),
    service,
    credentials: createCredentials(Buffer.alloc(32, 7).toString("base64")),
    startWorker({ to = "webhook", mailer, ...options } = {}) {
      const env = readEnv({
        DATA_DIR: backend.dataDir,
        PUBLIC_URL: "https://site.example",
        ...(to === "webhook" && { GHL_WEBHOOK_URL: crm.webhookUrl }),
        ...(to === "leadconnector" && { GHL_API_TOKEN: "crm-token", GHL_LOCATION_ID: "place-1" }),
      });
      const supabase = { url: backend.url, fetch: backend.fetch };
      const worker = createOutbox({
        env,
        service: serviceClient(supabase.url, backend.keys.secret, supabase.fetch),
        mailer: mailer ?? createMailer({ smtpUrl: undefined, from: "a@b.example", folder, log }),
        log,
        leadConnectorUrl: crm.apiUrl,
        worker: { pollMs: 50, graceMs: 200, random: () => 0, ...options },
      });
      onTestFinished(() => worker.stop());
      worker.start();
      return worker;
    },
    logged: () => lines.join(""),
    async mails() {
      const files = await readdir(folder).catch(() => []);
      return Promise.all(files.map((file) => readFile(join(folder, file), "utf8")));
    },
    passTime: async () =>
      void (await db.query("update outbox set next_attempt_at = now() where done_at is null")),
    job,
    async settled(key, attempts = 1) {
      await until(`${key} is settled`, async () => {
        const found = await job(key);
        return Boolean(
          found?.done_at || (found?.lease === null && Number(found?.attempts) >= attempts),
        );
      });
      return (await job(key)) ?? {};
    },
  };
}

/** What the form has read, with every question applying. */
export function filledIn(answers: Record<string, unknown> = {}): Submission {
  const parsed = parseSubmission({
    id: crypto.randomUUID(),
    company_name: "Linthorpe Tiling",
    contact_person: "Priya Nair",
    email: "priya@linthorpetiling.example",
    phone: "07700 900141",
    ...answers,
  });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return parsed.submission;
}

/** No limit on what arrives, for tests of something else. */
export async function liftLimits({ db }: Pick<TestBackend, "db">): Promise<void> {
  await db.query("update private.intake_limits set per_minute = 1e8, per_hour = 1e8");
}
