import { index, layout, prefix, type RouteConfig, route } from "@react-router/dev/routes";

// The whole product on one screen: a URL, and the file that answers it.
export default [
  layout("site/layout/site-layout.route.tsx", [
    index("site/home/home.route.tsx"),
    ...prefix("services", [
      index("site/services/services.route.tsx"),
      route("web-design", "site/services/web-design/web-design.route.tsx"),
      route("web-design/onboarding", "site/onboarding/onboarding.route.tsx"),
      route("development", "site/services/development/development.route.tsx"),
      route("automation-ai", "site/services/automation-ai/automation-ai.route.tsx"),
      route("crm-integration", "site/services/crm-integration/crm-integration.route.tsx"),
    ]),
    route("portfolio", "site/portfolio/portfolio.route.tsx"),
    route("about", "site/about/about.route.tsx"),
    route("blog", "site/blog/list.route.tsx"),
    route("blog/:slug", "site/blog/article.route.tsx"),
    route("preview/:token?", "site/blog/preview.route.tsx"),
    route("contact", "site/contact/contact.route.tsx"),
  ]),

  route("auth", "admin/auth/auth-redirect.route.ts"),
  route("admin/auth", "admin/auth/sign-in.route.tsx"),
  route("admin", "admin/layout/admin-layout.route.tsx", [
    index("admin/dashboard/dashboard.route.tsx"),
    route("blog", "admin/blog/list.route.tsx"),
    route("blog/save", "admin/blog/save.route.ts"),
    route("blog/revisions", "admin/blog/revisions.route.ts"),
    route("blog/preview-links", "admin/blog/preview-links.route.ts"),
    route("portfolio", "admin/portfolio/list.route.tsx"),
    route("media", "admin/media/list.route.tsx"),
    route("media/upload", "admin/media/upload.route.ts"),
    route("onboarding", "admin/onboarding/list.route.tsx"),
    route("onboarding/export.csv", "admin/onboarding/export.route.ts"),
    route("onboarding/:id", "admin/onboarding/detail.route.tsx"),
    route("messages", "admin/messages/list.route.tsx"),
    route("messages/export.csv", "admin/messages/export.route.ts"),
    route("messages/:id", "admin/messages/detail.route.tsx"),
    route("deliveries", "admin/deliveries/deliveries.route.tsx"),
    route("seo", "admin/seo/seo.route.tsx"),
    route("security", "admin/security/security.route.tsx"),
  ]),

  route("sitemap.xml", "seo/sitemap.route.ts"),
  route("llms.txt", "seo/llms.route.ts"),
  route("robots.txt", "seo/robots.route.ts"),
  route("og/*", "seo/social-image.route.ts"),
  route("blog/rss.xml", "seo/rss.route.ts"),
  route("*", "site/layout/unknown-path.route.ts"),
] satisfies RouteConfig;
