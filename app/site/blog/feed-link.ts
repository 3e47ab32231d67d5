import { site } from "#content/site.ts";

export const feedPath = "/blog/rss.xml";

/** For the head of every blog page, where feed readers look. */
export const feedLink = () => [
  { rel: "alternate", type: "application/rss+xml", title: `${site.name} blog`, href: feedPath },
];
