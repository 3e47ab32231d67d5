import { describe, expect, test } from "vitest";
import { redirectPaths } from "#data/redirects.ts";
import { auditSite } from "#domain/audit/audit-site.ts";
import { crawlSite } from "#server/audit/crawl-site.ts";
import { checkedSite, origin } from "../support/checked-site.ts";
import { faultyPage, withPages } from "../support/faulty-pages.ts";
import { sizes } from "../support/prepared-site.ts";
import { randomFrom } from "../support/random.ts";
import { type Client, useTestBackend } from "../support/test-backend.ts";

const link = (href: string) => `<p><a href="${href}">Words</a></p>`;
const data = (json: string) => `<script type="application/ld+json">${json}</script>`;

interface Post {
  slug: string;
  title?: string;
  excerpt?: string;
  content?: string;
  image_url?: string;
}

/** What the owner can get wrong in the admin area: a post each. */
const POSTS: [defect: string, post: Post][] = [
  ["title-long", { slug: "a-long-title", title: "Words upon words ".repeat(6).trim() }],
  ["description-long", { slug: "a-long-excerpt", excerpt: "Words upon words. ".repeat(20) }],
  ["description-short", { slug: "a-short-excerpt", excerpt: "Words." }],
  ["description-duplicate", { slug: "no-excerpt", excerpt: "" }],
  ["heading-skipped", { slug: "skipped", content: "<h2>Two</h2><h4>Four</h4>" }],
  ["picture-undescribed", { slug: "picture", content: '<p><img src="/og-image.png"></p>' }],
  ["link-broken", { slug: "dead-page", content: link("/no-such-page") }],
  ["link-broken", { slug: "dead-article", content: link("/blog/no-such-article") }],
  ["anchor-broken", { slug: "dead-place-here", content: link("#nowhere") }],
  ["anchor-broken", { slug: "dead-place-there", content: link("/about#nowhere") }],
  ["link-redirected", { slug: "detour", content: link("/old-about") }],
  ["link-redirected", { slug: "detour-by-rename", content: link("/blog/before-rename") }],
  ["robots-linked", { slug: "forbidden-link", content: link("/admin/blog") }],
  ["picture-broken", { slug: "dead-cover", image_url: "/pictures/no-such-cover.webp" }],
  ["page-heavy", { slug: "heavy", content: `<p>${noise(40_000)}</p>` }],
];

/** And in the SEO records of posts that are fine by themselves. */
const RECORDS: [defect: string, slug: string, record: Record<string, string>][] = [
  ["title-short", "record-short", { title: "Ok" }],
  ["title-duplicate", "record-duplicate", { title: "About the Agency" }],
  ["description-missing", "record-empty", { description: " " }],
  ["canonical-broken", "record-lost", { canonical_url: "/no-such-canonical" }],
  ["social-broken", "record-picture", { og_image_url: "/pictures/no-such-picture.png" }],
];

/** What only a developer could: pages this site would not serve. */
const PAGES: [defect: string, path: string, faults: Parameters<typeof faultyPage>[1]][] = [
  ["title-missing", "/untitled", { title: "" }],
  ["heading-none", "/no-heading", { body: "<h2>Two</h2>" }],
  ["heading-several", "/two-headings", { body: "<h1>One</h1><h1>Two</h1>" }],
  ["picture-undescribed", "/no-alt", { body: '<h1>One</h1><img src="/og-image.png">' }],
  ["orphan", "/orphan", {}],
  ["canonical-missing", "/no-canonical", { canonical: "" }],
  ["canonical-elsewhere", "/elsewhere", { canonical: '<link rel="canonical" href="/about">' }],
  ["canonical-several", "/two-canonicals", { head: '<link rel="canonical" href="/about">' }],
  ["robots-noindex", "/hidden", { head: '<meta name="robots" content="noindex">' }],
  ["data-invalid", "/bad-json", { head: data("{") }],
  ["data-invalid", "/no-type", { head: data('{"@context":"https://schema.org"}') }],
  [
    "data-invalid",
    "/no-name",
    { head: data('{"@context":"https://schema.org","@type":"Organization"}') },
  ],
  ["social-missing", "/no-picture", { image: "" }],
];

const OTHERS: [defect: string, path: string][] = [
  ["redirect-dead", "/old-dead-end"],
  ["redirect-chain", "/old-detour"],
  ["link-broken", "/portfolio"],
  ["robots-disallowed", "/closed"],
  ["sitemap-broken", "/listed-but-gone"],
  ["page-failed", "/fails"],
];

describe.each(sizes)("on %s", (size) => {
  const backend = useTestBackend(size, { from: "empty", seed: "demo" });

  test("every planted defect is found once, on the page it is on", async () => {
    const service = await backend().client("service");
    await plantInDatabase(service);
    const { visit, counted } = await checkedSite(backend());
    const site = await crawlSite({
      origin,
      visit: withPages(visit, plantedPages()),
      redirects: await redirectPaths(service),
      limits: { longestRestMs: 0 },
    });
    const found = auditSite(site).map(({ kind, page }) => `${kind} ${page}`);
    const planted = [
      ...POSTS.map(([defect, { slug }]) => `${defect} /blog/${slug}`),
      ...RECORDS.map(([defect, slug]) => `${defect} /blog/${slug}`),
      ...PAGES.map(([defect, path]) => `${defect} ${path}`),
      ...OTHERS.map(([defect, path]) => `${defect} ${path}`),
    ];
    expect(planted.length).toBeGreaterThanOrEqual(30);
    expect(found.toSorted()).toEqual(planted.toSorted());
    expect(counted).toEqual([]);
  });
});

async function plantInDatabase(service: Client): Promise<void> {
  const records = RECORDS.map(([, slug, record]) => ({ slug: `blog/${slug}`, ...record }));
  for (const record of records) await service.from("seo_pages").insert(record).throwOnError();
  const fine = [...RECORDS.map(([, slug]) => slug), "before-rename", "signpost"];
  const posts = [...POSTS.map(([, post]) => post), ...fine.map((slug) => ({ slug }))];
  for (const post of posts) await service.from("blog_posts").insert(whole(post)).throwOnError();
  const renamed = service.from("blog_posts").update({ slug: "after-rename" });
  await renamed.eq("slug", "before-rename").throwOnError();
  const redirects = [
    { from_path: "/old-about", to_path: "/about" },
    { from_path: "/old-dead-end", to_path: "/no-such-target" },
    { from_path: "/old-detour", to_path: "/contact/" },
  ];
  await service.from("redirects").insert(redirects).throwOnError();
  const item = { title: "A case", link: `${origin}/no-such-case`, published: true };
  await service.from("portfolio_items").insert(item).throwOnError();
}

/** A post without fault, but for what is given. The signpost leads to the pages below. */
function whole(post: Post) {
  const signs = [...PAGES.map(([, path]) => path), "/fails"].filter((path) => path !== "/orphan");
  return {
    title: `A title of its own: ${post.slug}`,
    excerpt: `What a reader will find in the article called ${post.slug}`,
    content: post.slug === "signpost" ? signs.map(link).join("") : "<p>Words.</p>",
    published: true,
    ...post,
  };
}

function plantedPages(): Parameters<typeof withPages>[1] {
  const listed = [...PAGES.map(([, path]) => path), "/closed", "/listed-but-gone"];
  const entries = listed.map((path) => `<url><loc>${origin}${path}</loc></url>`).join("");
  return {
    "/robots.txt": async (real) =>
      new Response((await real.text()).replace("Disallow:", "Disallow: /closed\nDisallow:")),
    "/sitemap.xml": async (real) =>
      new Response((await real.text()).replace("</urlset>", `${entries}</urlset>`)),
    "/fails": () => new Response("", { status: 500 }),
    ...Object.fromEntries(
      PAGES.map(([, path, faults]) => [
        path,
        (_real: Response, url: string) => faultyPage(url, faults),
      ]),
    ),
  };
}

/** Words that do not compress. */
function noise(length: number): string {
  const { below } = randomFrom(7);
  const letters = "abcdefghijklmnopqrstuvwxyz ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";
  return Array.from({ length }, () => letters[below(letters.length)]).join("");
}
