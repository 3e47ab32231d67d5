import { setTimeout as rest } from "node:timers/promises";
import { robotsPolicy } from "#domain/audit/robots-policy.ts";
import {
  type Answer,
  type PageFacts,
  pathOnSite,
  type SiteFacts,
} from "#domain/audit/site-facts.ts";
import { brotliSize } from "#server/middleware/compress-html.ts";
import { pageFacts } from "./page-facts.ts";

/** Asks the site as a visitor without cookies would. `unknown`: the site has nothing at this path. */
export type Visit = (url: string) => Promise<{ response: Response; unknown: boolean }>;

interface Crawl {
  origin: string;
  visit: Visit;
  /** Paths of stored redirects. */
  redirects: readonly string[];
  onProgress?: (progress: { visited: number; known: number }) => void;
  signal?: AbortSignal;
  limits?: Partial<typeof LIMITS>;
}

const LIMITS = { addresses: 2_000, ms: 5 * 60_000, answerMs: 20_000, longestRestMs: 100 };

/** Every page the sitemap names or another page leads to, one at a time. */
export async function crawlSite(crawl: Crawl): Promise<SiteFacts> {
  const { origin, redirects, onProgress, signal } = crawl;
  const limits = { ...LIMITS, ...crawl.limits };
  const until = Date.now() + limits.ms;
  const visit = inTime(crawl.visit, limits.answerMs, signal);
  const at = (path: string) => new URL(path, origin).href;
  const text = async (path: string) => {
    const { response } = await visit(at(path));
    return response.ok ? response.text() : "";
  };

  const disallowed = robotsPolicy(await text("/robots.txt"));
  const sitemap = await sitemapPaths("/sitemap.xml", origin, text);
  const pages: PageFacts[] = [];
  const answers = new Map<string, Answer>();
  const known = new Set<string>();
  const add = (path: string | null) => path !== null && !disallowed(path) && known.add(path);
  for (const path of ["/", ...sitemap, ...redirects]) add(pathOnSite(path, origin));

  let complete = true;
  // A set goes on with what is added while it is walked.
  for (const path of known) {
    signal?.throwIfAborted();
    if (answers.size >= limits.addresses || Date.now() > until) {
      complete = false;
      break;
    }
    const started = performance.now();
    const { answer, page } = await look(at(path), visit);
    answers.set(path, answer);
    if (answer.kind === "redirect") add(pathOnSite(answer.to, origin));
    if (page) {
      pages.push(page);
      const pictures = page.pictures.map(({ src }) => src);
      const addresses = [...page.canonicals, ...page.socialImages, ...pictures];
      for (const address of addresses) add(pathOnSite(address, origin));
      for (const link of page.links) add(link.path);
    }
    onProgress?.({ visited: answers.size, known: known.size });
    // Visitors come first: the check rests for as long as it worked.
    await rest(Math.min(performance.now() - started, limits.longestRestMs));
  }
  return { origin, pages, answers, sitemap, redirects, disallowed, complete };
}

async function look(url: string, visit: Visit): Promise<{ answer: Answer; page?: PageFacts }> {
  const { response, unknown } = await visit(url);
  const { status, headers } = response;
  const type = headers.get("content-type") ?? "";
  if (status === 200 && type.startsWith("text/html") && !unknown) {
    const html = await response.text();
    const noindex = /\b(noindex|none)\b/i.test(headers.get("x-robots-tag") ?? "");
    const bytes = await brotliSize(html);
    return { answer: { kind: "page" }, page: pageFacts({ url, html, noindex, bytes }) };
  }
  await response.body?.cancel();
  if (unknown || status === 404 || status === 410) return { answer: { kind: "missing" } };
  const to = status >= 300 && status < 400 && headers.get("location");
  if (to) {
    const target = new URL(to, url);
    const own = target.origin === new URL(url).origin;
    return { answer: { kind: "redirect", to: own ? target.href.slice(target.origin.length) : to } };
  }
  if (status !== 200) return { answer: { kind: "failed", status } };
  return { answer: { kind: "file", type } };
}

/** Also of a sitemap that is split: then the first only names the others. */
async function sitemapPaths(
  path: string,
  origin: string,
  text: (path: string) => Promise<string>,
): Promise<string[]> {
  const xml = await text(path);
  const paths = [...xml.matchAll(/<loc>\s*([^<]*?)\s*<\/loc>/g)].flatMap(([, loc = ""]) => {
    const named = pathOnSite(unescaped(loc), origin);
    return named === null ? [] : [named];
  });
  if (!xml.includes("<sitemapindex")) return paths;
  const parts = [];
  for (const part of paths.slice(0, 50)) parts.push(await sitemapPaths(part, origin, text));
  return parts.flat();
}

function unescaped(xml: string): string {
  const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };
  return xml.replace(/&(?:#(\d+)|(\w+));/g, (entity, code, name) =>
    code ? String.fromCodePoint(Number(code)) : (entities[name] ?? entity),
  );
}

/** An address that does not answer must hold up neither the others nor the server's end. */
function inTime(visit: Visit, ms: number, signal: AbortSignal | undefined): Visit {
  return async (url) => {
    const answered = new AbortController();
    const waiting = AbortSignal.any([answered.signal, ...(signal ? [signal] : [])]);
    const late = rest(ms, undefined, { signal: waiting }).then(
      () => ({ response: Response.error(), unknown: false }),
      (stopped) => {
        if (answered.signal.aborted) return NEVER;
        throw stopped;
      },
    );
    try {
      return await Promise.race([visit(url), late]);
    } finally {
      answered.abort();
    }
  };
}

const NEVER = new Promise<never>(() => {});
