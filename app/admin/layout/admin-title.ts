import { site } from "#content/site.ts";

/** Admin pages are never indexed and carry a plain title. */
export function adminTitle(title: string) {
  return () => [
    { title: `${title} | ${site.name}` },
    { name: "robots", content: "noindex, nofollow" },
  ];
}
