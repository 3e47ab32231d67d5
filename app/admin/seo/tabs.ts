/** A further tab is a line here, a loader in `load-panel.ts` and a panel in `seo.route.tsx`. */
export const tabs = [
  { id: "pages", label: "Pages" },
  { id: "posts", label: "Blog Posts" },
  { id: "redirects", label: "Redirects" },
  { id: "missed", label: "Not found" },
  { id: "robots", label: "Robots" },
  { id: "check", label: "Site check" },
] as const;

export type TabId = (typeof tabs)[number]["id"];

/** `?tab=redirects`; the first tab needs no name. */
export function tabOf(url: string): TabId {
  const asked = new URL(url).searchParams.get("tab");
  return tabs.find(({ id }) => id === asked)?.id ?? "pages";
}

export function tabAddress(id: TabId): string {
  return id === "pages" ? "/admin/seo" : `/admin/seo?tab=${id}`;
}
