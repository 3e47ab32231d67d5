import { z } from "zod";
import { redirectKey } from "./redirect-path.ts";

const LONGEST = 300;

/**
 * The path under which a visit in vain is noted, or null for what no person asks for: files of a
 * page, and the addresses machines try on every site. Only the owner's time is at stake here, so
 * the rule may be coarse.
 */
export function missedPath(pathname: string): string | null {
  const path = redirectKey(pathname);
  if (!path || path.length > LONGEST || /\p{Cc}/u.test(path)) return null;
  if (ASSET.test(path) || ATTACK.test(path)) return null;
  if (path.toLowerCase().split("/").some(isProbe)) return null;
  return SCRIPT.test(path) && !OLD_PAGE.test(path) ? null : path;
}

function isProbe(segment: string): boolean {
  return /^(\.|_|wp-)/.test(segment) || PROBED.has(segment);
}

const ASSET =
  /\.(avif|bak|bmp|css|csv|env|eot|gif|gz|ico|ini|jpe?g|js|json|log|map|mjs|mp[34]|otf|png|rar|sql|svg|tar|tgz|ttf|txt|wasm|webm|webmanifest|webp|woff2?|xml|ya?ml|zip)$/i;

/** Characters and turns that belong to an attempt to break in, not to an address. */
const ATTACK = /[<>"'`{}|\\^$;*=]|\.\.|\/\/|@|:/;

const PROBED = new Set(
  `actuator adminer api autodiscover boaform cgi-bin console dana-na debug druid ecp geoserver graphql
  hnap1 hudson jenkins myadmin nacos node_modules owa phpmyadmin pma remote sdk server-status solr
  swagger telescope v1 v2 vendor wordpress wp xmlrpc`.split(/\s+/),
);

/** Old sites had pages in scripts and plain files. Machines guess the names of scripts all day. */
const SCRIPT = /\.(php\d?|phtml|aspx?|jspx?|cgi|pl|do|action)$/i;
const OLD_PAGE =
  /^\/(index|home|about(-?us)?|contact(-?us)?|services?|portfolio|gallery|blog|news|prices?|pricing|reviews?|testimonials|faqs?|quote|our-?work|projects?)\.(php|aspx?)$/i;

/** Paths that were dismissed, as they come back to be restored. */
export const dismissedPathsSchema = z.array(
  z.object({ path: z.string(), hits: z.number(), first_seen: z.string(), last_seen: z.string() }),
);
