import { hostname } from "node:os";
import { createClient } from "@supabase/supabase-js";
import { site } from "#content/site.ts";
import type { Database } from "#data/database.types.ts";
import type { Db } from "#data/db.ts";
import type { Env } from "#server/env.ts";
import type { Logger } from "#server/log.ts";
import type { Mailer } from "#server/mail/mailer.ts";
import { type CrmTarget, forwardSubmission } from "./forward-submission.ts";
import { leadConnector } from "./lead-connector.ts";
import { notifyOwner } from "./notify-owner.ts";
import { webhook } from "./webhook.ts";
import { createWorker, type Worker, type WorkerOptions } from "./worker.ts";

interface Options {
  env: Pick<Env, "ghl" | "adminEmail" | "publicUrl" | "size">;
  /** Null when there is no secret key: then nobody here may read the outbox. */
  service: Db | null;
  mailer: Mailer;
  log: Logger;
  /** For tests. */
  worker?: Partial<WorkerOptions>;
  leadConnectorUrl?: string;
}

/** The worker for this site: what is delivered, and where to. */
export function createOutbox({
  env,
  service,
  mailer,
  log,
  worker,
  leadConnectorUrl,
}: Options): Worker {
  if (!service) return waitForKey(log);
  return createWorker({
    db: service,
    deliver: {
      "ghl.onboarding": forwardSubmission(service, targetOf(env, leadConnectorUrl)),
      "mail.notify": notifyOwner(service, {
        mailer,
        to: ownerAddress(env.adminEmail),
        publicUrl: env.publicUrl,
      }),
    },
    log,
    name: `${hostname()}:${process.pid}`,
    // The embedded database belongs to one process; on the others there may be more of us.
    alone: env.size === "embedded",
    ...worker,
  });
}

/** A client with the service role's rights, for `server/` only. */
export function serviceClient(url: string, secretKey: string, fetch: typeof globalThis.fetch): Db {
  return createClient<Database>(url, secretKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch },
  });
}

function waitForKey(log: Logger): Worker {
  return {
    start: () =>
      log.warn("SUPABASE_SECRET_KEY is not set: forwards to the CRM and mail to the owner wait"),
    stop: async () => {},
    wake: () => {},
  };
}

function targetOf({ ghl, publicUrl }: Options["env"], baseUrl?: string): CrmTarget | null {
  if (ghl.webhookUrl) return webhook(ghl.webhookUrl);
  const { apiToken: token, locationId } = ghl;
  if (!token || !locationId) return null;
  return leadConnector({ token, locationId, publicUrl, ...(baseUrl && { baseUrl }) });
}

/** The administrator, unless nobody has set one: the default is not an address mail goes to. */
function ownerAddress(adminEmail: string): string {
  return adminEmail.endsWith("@localhost") ? site.email : adminEmail;
}
