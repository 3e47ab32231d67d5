import type { Traffic } from "#data/request-services.ts";
import { type AppDeps, createApp } from "#server/app.ts";
import type { Visit } from "./crawl-site.ts";

/**
 * Visits what the world would get, without a network. Nothing is counted: what the site would note
 * of a visitor who asked in vain tells the check that there is nothing at a path.
 */
export function inProcessVisits(deps: AppDeps): Visit {
  const missed = new Set<string>();
  const traffic: Traffic = { redirected() {}, missed: (pathname) => void missed.add(pathname) };
  const app = createApp({
    ...deps,
    log: deps.log.child({ by: "site check" }),
    pages: (request, about) => deps.pages(request, { ...about, traffic }),
  });
  return async (url) => {
    const response = await app.request(url);
    return { response, unknown: missed.delete(new URL(url).pathname) };
  };
}
