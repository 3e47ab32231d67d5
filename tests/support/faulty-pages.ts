import type { Visit } from "#server/audit/crawl-site.ts";

interface Faults {
  title?: string;
  description?: string;
  head?: string;
  canonical?: string;
  image?: string;
  body?: string;
}

/** A page without fault, but for what is given. */
export function faultyPage(address: string, faults: Faults): Response {
  const name = new URL(address).pathname.slice(1);
  const {
    title = `<title>A title that is long enough for ${name}</title>`,
    description = `<meta name="description" content="What a reader will find at ${name}, in so many words">`,
    canonical = `<link rel="canonical" href="${address}">`,
    image = '<meta property="og:image" content="/og-image.png">',
    head = "",
    body = "<h1>Heading</h1>",
  } = faults;
  const page = `<head>${title}${description}${canonical}${image}${head}</head><main>${body}</main>`;
  return new Response(page, { headers: { "content-type": "text/html" } });
}

/** The same site with other answers at some addresses, given the real one. */
export function withPages(
  visit: Visit,
  pages: Record<string, (real: Response, url: string) => Response | Promise<Response>>,
): Visit {
  return async (url) => {
    const other = pages[new URL(url).pathname];
    if (!other) return visit(url);
    const { response } = await visit(url);
    return { response: await other(response, url), unknown: false };
  };
}
