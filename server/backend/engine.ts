import { App, setExperimental } from "@supabase/lite";
import { authMails } from "#server/mail/auth-mails.ts";
import type { Mailer } from "#server/mail/mailer.ts";
import { deriveKeys } from "./auth/context.ts";
import { withSealedLinks } from "./auth/sealed-links.ts";
import type { Database } from "./database.ts";
import { answerRefusalsLikeSupabase } from "./database-errors.ts";
import type { Secrets } from "./secrets.ts";
import { SCHEMA_LOCK } from "./system-schema.ts";

interface EngineSettings {
  db: Database;
  secrets: Secrets;
  storage: NonNullable<App["_storageAdapter"]>;
  mailer: Mailer;
  publicUrl: string;
}

/** The Supabase-shaped API in our own process: `/auth/v1`, `/rest/v1` and `/storage/v1`. */
export async function createEngine({ db, secrets, storage, mailer, publicUrl }: EngineSettings) {
  setExperimental("storage", true);
  answerRefusalsLikeSupabase(db.connection);
  const app = new App({
    connection: db.connection,
    api: { enabled: true, schemas: ["public"], max_rows: 1000 },
    auth: {
      enabled: true,
      publishable_key: secrets.publishableKey,
      secret_key: secrets.secretKey,
      jwt_secret: secrets.jwtSecret,
      site_url: publicUrl,
      additional_redirect_urls: [`${publicUrl}/**`],
      enable_signup: false,
      minimum_password_length: 8,
      email: { enable_signup: false, enable_confirmations: true, double_confirm_changes: true },
    },
    storage: { enabled: true, file_size_limit: "10MiB" },
  } as ConstructorParameters<typeof App>[0]);
  app._storageAdapter = storage;
  app._mailer = withSealedLinks(authMails(mailer, publicUrl), deriveKeys(secrets).mailedLinks);
  await app.init();

  // No peer address: the engine's keyless admin mode can then never apply.
  const fetch = async (request: Request): Promise<Response> =>
    app.fetch(request, { peerAddress: null });

  return {
    fetch,
    /**
     * At its first request the engine grants table rights to the API roles. Processes that start
     * together on one PostgreSQL must not do that at the same moment.
     */
    async warmUp() {
      const request = () =>
        fetch(
          new Request("http://backend.local/rest/v1/profiles?limit=1", {
            headers: { apikey: secrets.publishableKey },
          }),
        );
      if (!db.shared) return void (await request());
      await db.transaction(async (sql) => {
        await sql.query("select pg_advisory_xact_lock($1)", [SCHEMA_LOCK]);
        await request();
      });
    },
  };
}
