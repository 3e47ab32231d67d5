import { Outlet, type ShouldRevalidateFunctionArgs } from "react-router";
import { useIsAdmin } from "#app/auth/session.tsx";
import { services } from "#app/request.ts";
import type { PageContext } from "#app/seo/page-meta.ts";
import { seoRecord } from "#data/seo-pages.ts";
import { pageSlug } from "#domain/page-slug.ts";
import type { Route } from "./+types/site-layout.route";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import css from "./site.css?inline";

export async function loader({ request, context }: Route.LoaderArgs): Promise<PageContext> {
  const { db, config, log } = context.get(services);
  const path = new URL(request.url).pathname;
  const slug = pageSlug(path);
  const seo = await seoRecord(db, slug).catch((err) => {
    log.error({ err, slug }, "SEO record could not be read; the page's defaults are used");
    return null;
  });
  return { seo, url: { origin: config.publicUrl, path } };
}

export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname || defaultShouldRevalidate;
}

export default function SiteLayout() {
  return (
    <>
      <style href="site" precedence="default">
        {css}
      </style>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <Header />
      <main id="main">
        <Outlet />
      </main>
      <Footer admin={useIsAdmin()} />
    </>
  );
}
