import { page, servicePages } from "./pages.ts";

export const serviceLinks = servicePages.map(({ label, path }) => ({ label, path }));

/** The header, in order. Services opens the four service pages. */
export const navigation = [
  page("home"),
  { ...page("services"), children: serviceLinks },
  page("portfolio"),
  page("about"),
  page("blog"),
  page("contact"),
] as const;
