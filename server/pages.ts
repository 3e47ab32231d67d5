import { createServerClient, parseCookieHeader, serializeCookieHeader } from "@supabase/ssr";
import { createClient } from "@supabase/supabase-js";
import type { createRequestHandler, RouterContextProvider, ServerBuild } from "react-router";
import type { Database } from "#data/database.types.ts";
import type { Db } from "#data/db.ts";
import type { PublicConfig, RequestServices, SiteCheck, Traffic } from "#data/request-services.ts";
import { articleCleaner } from "./articles/article-cleaner.ts";
import type { Logger } from "./log.ts";
import { createMediaTools } from "./media/media-tools.ts";
import { createSocialImages } from "./social-image/social-images.ts";

export interface PageDeps {
  /** The app as its build: fixed in production, fresh on every request in development. */
  loadBuild(): Promise<ServerBuild>;
  mode: string;
  supabase: { url: string; key: string; fetch: typeof fetch };
  config: PublicConfig;
  /** What forms need. */
  intake: Pick<RequestServices, "credentials" | "forms">;
  traffic: Traffic;
  siteCheck: SiteCheck;
}

interface PageRequest {
  requestId: string;
  log: Logger;
  /** Instead of the one that counts for the owner. */
  traffic?: Traffic;
}

/** Renders a page as one visitor: their cookies decide who the database sees. */
export function createPages(deps: PageDeps) {
  const { loadBuild, mode, supabase, config, intake, traffic, siteCheck } = deps;
  const anonymous = createClient<Database>(supabase.url, supabase.key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    ...SERVER_SIDE,
    global: { fetch: supabase.fetch },
  }) as Db;

  const tools = {
    traffic,
    siteCheck,
    media: createMediaTools(),
    socialImages: createSocialImages(),
    cleanArticle: articleCleaner([config.videoUrl]),
  };

  return async (request: Request, about: PageRequest): Promise<Response> => {
    const build = await loadBuild();
    const entry = build.entry.module as unknown as AppEntry;
    const visitor = await identify(request);
    const services: RequestServices = { ...visitor, ...intake, ...tools, config, ...about };
    const handle = entry.createRequestHandler(build, mode);
    const response = await handle(request, entry.provideServices(services));
    for (const cookie of visitor.setCookies) response.headers.append("set-cookie", cookie);
    return response;
  };

  async function identify(request: Request) {
    const cookies = parseCookieHeader(request.headers.get("cookie") ?? "");
    const setCookies: string[] = [];
    if (!cookies.some(({ name }) => name.startsWith(SESSION_COOKIE))) {
      return { db: anonymous, user: null, setCookies };
    }
    const db = createServerClient<Database>(supabase.url, supabase.key, {
      ...SERVER_SIDE,
      cookieOptions: { name: SESSION_COOKIE },
      global: { fetch: supabase.fetch },
      cookies: {
        getAll: () => cookies.map(({ name, value }) => ({ name, value: value ?? "" })),
        setAll: (changed) => {
          for (const { name, value, options } of changed)
            setCookies.push(serializeCookieHeader(name, value, options));
        },
      },
    }) as Db;
    const { data } = await db.auth.getUser();
    const user = data.user ? { id: data.user.id, email: data.user.email ?? null } : null;
    return { db, user, setCookies };
  }
}

/** A visitor waits for this answer: better an honest 503 now than a page after seven seconds. */
const SERVER_SIDE = { db: { retry: false } };

export const SESSION_COOKIE = "sb-session";

interface AppEntry {
  createRequestHandler: typeof createRequestHandler;
  provideServices(services: RequestServices): RouterContextProvider;
}
