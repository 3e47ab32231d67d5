import { join } from "node:path";
import type { Credentials, FormGuard } from "#data/request-services.ts";
import { unavailable } from "#domain/failure.ts";
import { loadSecrets, prepareDataDir, type Secrets } from "./backend/secrets.ts";
import { createCredentials } from "./credentials.ts";
import type { Env } from "./env.ts";
import { limitDirectWrites } from "./forms/direct-writes.ts";
import { createFormGuard } from "./forms/form-guard.ts";
import type { Logger } from "./log.ts";
import { createMailer } from "./mail/mailer.ts";
import { createOutbox, serviceClient } from "./outbox/outbox.ts";
import { wakeOnWrite } from "./outbox/wake-on-write.ts";
import type { Worker } from "./outbox/worker.ts";

interface Supabase {
  url: string;
  key: string;
  fetch: typeof fetch;
}

interface Backend {
  fetch(request: Request): Promise<Response>;
}

export interface Intake {
  /** For the app: what a form needs. */
  services: { credentials: Credentials; forms: FormGuard };
  outbox: Worker;
  /** What supabase-js uses on behalf of pages. */
  supabase: Supabase;
  /** What is open to the world, where there is one in this process. */
  direct: Backend | null;
}

/** Everything between a posted form and its delivery, at every size. */
export async function createIntake(
  env: Env,
  supabase: Supabase,
  backend: (Backend & { secrets: Secrets }) | null,
  log: Logger,
): Promise<Intake> {
  const { secretKey, credentialsKey } = await keysOf(env, backend);
  const service = secretKey ? serviceClient(supabase.url, secretKey, supabase.fetch) : null;
  const mailer = createMailer({
    smtpUrl: env.smtpUrl,
    from: env.mailFrom,
    folder: join(env.dataDir, "mail"),
    log,
  });
  const outbox = createOutbox({ env, service, mailer, log });

  /** Without it a form still arrives, but in a flood it is counted like any direct request. */
  async function admit(id: string): Promise<void> {
    const { error } = (await service?.rpc("admit_intake", { row_id: id })) ?? { error: null };
    if (error) log.warn({ err: unavailable("admit_intake", error) }, "a form was not vouched for");
  }

  return {
    services: {
      credentials: createCredentials(credentialsKey),
      forms: createFormGuard({ credentialsKey, admit }),
    },
    outbox,
    supabase: wakeOnWrite(supabase, outbox.wake),
    direct: backend && wakeOnWrite({ fetch: limitDirectWrites(backend.fetch) }, outbox.wake),
  };
}

/** At the hosted size only the key for credentials is made here, when none is given. */
async function keysOf(env: Env, backend: { secrets: Secrets } | null) {
  if (backend) return backend.secrets;
  await prepareDataDir(env.dataDir);
  const { credentialsKey } = await loadSecrets(env.dataDir, { credentialsKey: env.credentialsKey });
  return { secretKey: env.supabaseSecretKey, credentialsKey };
}
