import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from "node:http";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { getRequestListener } from "@hono/node-server";
import { site } from "#content/site.ts";
import { type AppDeps, createApp } from "./app.ts";
import { inProcessVisits } from "./audit/in-process-visits.ts";
import { createSiteCheck } from "./audit/site-check.ts";
import { type Backend, openBackend } from "./backend/backend.ts";
import { banner } from "./banner.ts";
import { type Env, readEnv } from "./env.ts";
import { createIntake } from "./intake.ts";
import { createLog, type Logger } from "./log.ts";
import { serviceClient } from "./outbox/outbox.ts";
import { createPages, SESSION_COOKIE } from "./pages.ts";
import { StartError } from "./start-error.ts";
import { createTraffic } from "./traffic.ts";
import { builtWeb, developmentWeb } from "./web.ts";

const root = dirname(dirname(fileURLToPath(import.meta.url)));

try {
  await start();
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  process.stderr.write(`${site.name} did not start. ${error.message}\n`);
  process.exit(1);
}

async function start(): Promise<void> {
  const env = readEnv();
  const log = createLog(env.logLevel);
  routeConsoleInto(log);
  // Before anything is opened or made: a start that ends here leaves the data as it was.
  let answer: RequestListener = notYet;
  const server = createServer((request, response) => answer(request, response));
  await listen(server, env);
  const backend = env.size === "hosted" ? null : await openBackend(env, root, log);
  const web = env.mode === "development" ? await developmentWeb(root) : await builtWeb(root);
  const intake = await createIntake(env, supabaseOf(env, backend), backend, log);
  const { supabase } = intake;
  const service = serviceOf(env, backend, supabase);
  const traffic = createTraffic({ db: service, log });
  const siteCheck = createSiteCheck({
    db: service,
    log,
    origin: env.publicUrl,
    visit: (url) => visit(url),
  });
  const deps: AppDeps = {
    log,
    backend: intake.direct,
    ready: () => assertReady(backend, supabase),
    assets: web.assets,
    pages: createPages({
      loadBuild: web.loadBuild,
      mode: env.mode,
      supabase,
      intake: intake.services,
      traffic,
      siteCheck,
      config: {
        publicUrl: env.publicUrl,
        bookingUrl: env.bookingUrl,
        videoUrl: env.videoUrl,
        contactForm: env.contactForm,
        connection: {
          url: env.supabaseUrl ?? null,
          key: supabase.key,
          cookie: SESSION_COOKIE,
        },
      },
    }),
    frames: [env.bookingUrl, env.videoUrl],
    connect: env.supabaseUrl ? [env.supabaseUrl] : [],
    development: env.mode === "development",
    trustProxy: env.trustProxy,
  };
  const app = createApp(deps);
  const visit = inProcessVisits(deps);

  answer = web.wrap(getRequestListener(app.fetch) as RequestListener);
  intake.outbox.start();
  const stop = async () => {
    await new Promise((closed) => {
      server.close(closed);
      server.closeIdleConnections();
    });
    await Promise.all([web.close(), intake.outbox.stop(), traffic.flush(), siteCheck.stop()]);
    await backend?.close();
  };
  stopOnSignal(stop, log);
  process.stdout.write(banner(env, server.address(), backend?.firstAdmin ?? null));
}

function notYet(_request: IncomingMessage, response: ServerResponse): void {
  response.writeHead(503, { "retry-after": "2" }).end("Starting.\n");
}

function listen(server: ReturnType<typeof createServer>, env: Env): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      const taken = `PORT ${env.port} is taken: stop what uses it, or set another PORT.`;
      const why = error.code === "EADDRINUSE" ? taken : `Cannot listen: ${error.message}.`;
      reject(new StartError(why, { cause: error }));
    });
    server.listen(env.port, env.host, resolve);
  });
}

/** The first signal finishes what is under way; the second ends at once. */
function stopOnSignal(stop: () => Promise<void>, log: Logger): void {
  let stopping = false;
  const onSignal = (signal: NodeJS.Signals) => {
    if (stopping) process.exit(1);
    stopping = true;
    log.info({ signal }, "stopping");
    stop().then(
      () => process.exit(0),
      (err) => {
        log.error({ err }, "did not stop cleanly");
        process.exit(1);
      },
    );
  };
  process.on("SIGTERM", onSignal);
  process.on("SIGINT", onSignal);
}

function supabaseOf(env: Env, backend: Backend | null) {
  if (backend) {
    const inProcess = ((input, init) => backend.fetch(new Request(input, init))) as typeof fetch;
    return { url: "http://backend.local", key: backend.secrets.publishableKey, fetch: inProcess };
  }
  return {
    url: env.supabaseUrl as string,
    key: env.supabasePublishableKey as string,
    fetch: ((input, init) =>
      fetch(input, {
        ...init,
        signal: init?.signal ?? AbortSignal.timeout(10_000),
      })) as typeof fetch,
  };
}

/** Null without a secret key, as a hosted site may be run. */
function serviceOf(
  env: Env,
  backend: Backend | null,
  { url, fetch }: { url: string; fetch: typeof globalThis.fetch },
) {
  const secretKey = backend?.secrets.secretKey ?? env.supabaseSecretKey;
  return secretKey ? serviceClient(url, secretKey, fetch) : null;
}

async function assertReady(
  backend: Backend | null,
  supabase: { url: string; key: string; fetch: typeof fetch },
): Promise<void> {
  if (backend) return void (await backend.db.query("select 1"));
  const response = await supabase.fetch(`${supabase.url}/rest/v1/seo_pages?select=slug&limit=1`, {
    headers: { apikey: supabase.key },
  });
  if (!response.ok) throw new Error(`Supabase answers ${response.status}`);
}

/** The engine prints to the console; in our process there is one log. */
function routeConsoleInto(log: Logger): void {
  const write =
    (level: "debug" | "warn") =>
    (...args: unknown[]) =>
      log[level](
        { engine: args.map((arg) => (arg instanceof Error ? arg.message : arg)) },
        "engine",
      );
  console.error = write("warn");
  console.warn = write("debug");
  console.log = write("debug");
}
