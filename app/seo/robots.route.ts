import { services } from "#app/request.ts";
import type { Route } from "./+types/robots.route";
import { documentResponse } from "./document-response.ts";

export function loader({ context }: Route.LoaderArgs) {
  const { config, log } = context.get(services);
  return documentResponse("text/plain", log, async () => ({ text: robots(config.publicUrl) }));
}

function robots(origin: string): string {
  return `User-agent: *
Allow: /
Disallow: /admin
Disallow: /auth

Sitemap: ${new URL("/sitemap.xml", origin).href}
`;
}
