import pino from "pino";
import type { AppDeps } from "#server/app.ts";
import { inProcessVisits } from "#server/audit/in-process-visits.ts";
import { createSiteCheck } from "#server/audit/site-check.ts";
import { createPages, SESSION_COOKIE } from "#server/pages.ts";
import { builtWeb } from "#server/web.ts";
import { root } from "./run.ts";
import type { TestBackend } from "./test-backend.ts";

export const origin = "https://secondfix.example";

/** The built site on a test's own database, as far as the site check needs it. */
export async function checkedSite(backend: TestBackend) {
  const log = pino({ level: "silent" });
  const web = await builtWeb(root);
  const counted: string[] = [];
  const config = {
    publicUrl: origin,
    bookingUrl: "https://booking.secondfix.example/demo",
    videoUrl: "https://video.secondfix.example/embed/crm-tour",
    contactForm: "inbox" as const,
    connection: { url: null, key: backend.keys.publishable, cookie: SESSION_COOKIE },
  };
  const count = (pathname: string) => void counted.push(pathname);
  const pages = createPages({
    loadBuild: web.loadBuild,
    mode: "production",
    supabase: { url: backend.url, key: backend.keys.publishable, fetch: backend.fetch },
    config,
    intake: {
      credentials: { seal: () => "enc:", open: () => "" },
      forms: { token: () => "", judge: async () => ({ refused: false, status: "new" }) },
    },
    traffic: { redirected: count, missed: count },
    siteCheck: { start: async () => true },
  });
  const deps: AppDeps = {
    log,
    backend,
    ready: async () => {},
    assets: web.assets,
    pages,
    frames: [],
    connect: [],
    development: false,
  };
  const visit = inProcessVisits(deps);
  const check = createSiteCheck({ db: await backend.client("service"), log, origin, visit });
  return { check, visit, counted };
}
