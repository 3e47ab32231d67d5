import type { Page } from "@playwright/test";
import { site } from "#content/site.ts";
import { headOf } from "../support/page-head.ts";
import { expect, readingTest as test } from "../support/site-test.ts";
import { specifiedPages } from "../support/specified-pages.ts";

test.describe.configure({ mode: "default" });

for (const [slug, path] of [
  ["home", "/"],
  ["services/web-design", "/services/web-design"],
] as const) {
  test(`a stored record speaks for ${path} at once, and no longer when it is gone`, async ({
    page,
    emptySite,
    emptySiteOwner: owner,
  }) => {
    const url = emptySite.address + path;
    const before = await visit(page, url);
    await owner
      .from("seo_pages")
      .upsert({
        slug,
        title: "Sheds & more",
        description: 'The "best" sheds <in> town',
        keywords: "sheds, town",
        og_image_url: "/pictures/shed.webp",
        page_type: "article",
        canonical_url: "https://sheds.example/here",
        noindex: true,
      })
      .throwOnError();
    const stored = await visit(page, url);
    const sitemap = await (await page.request.get(`${emptySite.address}/sitemap.xml`)).text();
    await owner.from("seo_pages").delete().eq("slug", slug).throwOnError();
    const after = await visit(page, url);

    expect(stored).toMatchObject({
      title: `Sheds & more | ${site.name}`,
      canonical: "https://sheds.example/here",
      meta: {
        description: 'The "best" sheds <in> town',
        keywords: "sheds, town",
        robots: expect.stringContaining("noindex"),
        "og:title": `Sheds & more | ${site.name}`,
        "og:description": 'The "best" sheds <in> town',
        "og:type": "article",
        "og:url": "https://sheds.example/here",
        "og:image": `${emptySite.address}/pictures/shed.webp`,
        "twitter:card": "summary_large_image",
        "twitter:image": `${emptySite.address}/pictures/shed.webp`,
      },
    });
    expect(sitemap).not.toContain(`<loc>${url}</loc>`);
    expect(after).toEqual(before);
    expect(before.title).not.toContain("Sheds");
  });
}

test("without a record every page has a title and a description of its own", async ({
  page,
  emptySite,
}) => {
  const titles = new Set<string>();
  const descriptions = new Set<string>();
  const pages = specifiedPages.filter(({ type }) => type === "website");
  for (const { path, title, description } of pages) {
    const head = await visit(page, emptySite.address + path);
    if (title) expect(head.title).toBe(`${title} | ${site.name}`);
    if (description) expect(head.meta.description).toBe(description);
    expect(head.title).toMatch(new RegExp(`^\\S.* \\| ${site.name}$`));
    titles.add(head.title);
    descriptions.add(head.meta.description ?? "");
  }
  expect([titles.size, descriptions.size]).toEqual([pages.length, pages.length]);
});

test("what a record leaves open stays as the page has it", async ({
  page,
  emptySite,
  emptySiteOwner: owner,
}) => {
  const url = `${emptySite.address}/about`;
  const before = await visit(page, url);
  await owner.from("seo_pages").upsert({ slug: "about", title: "Meet Sam" }).throwOnError();
  const stored = await visit(page, url);
  await owner.from("seo_pages").delete().eq("slug", "about").throwOnError();
  expect(stored.title).toBe(`Meet Sam | ${site.name}`);
  expect(stored.meta.description).toBe(before.meta.description);
  expect(stored.meta["og:image"]).toMatch(/\/og\/about-[0-9a-f]{16}\.png$/);
  expect(stored.meta["og:image"]).not.toBe(before.meta["og:image"]);
  expect(stored.canonical).toBe(before.canonical);
});

test("the sitemap and the list hold published articles only, and a record speaks for an article", async ({
  page,
  emptySite,
  emptySiteOwner: owner,
}) => {
  const post = { content: "<p>Words</p>", published: true, excerpt: "A short one" };
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
  const slugs = ["out-now", "a-draft", "out-tomorrow", "kept-quiet"];
  await owner
    .from("blog_posts")
    .insert([
      { ...post, slug: "out-now", title: "Out now", image_url: "/pictures/own.webp" },
      { ...post, slug: "a-draft", title: "A draft", published: false },
      { ...post, slug: "out-tomorrow", title: "Out tomorrow", published_at: tomorrow },
      { ...post, slug: "kept-quiet", title: "Kept quiet" },
    ])
    .throwOnError();
  await owner.from("seo_pages").upsert({ slug: "blog/kept-quiet", noindex: true }).throwOnError();
  const sitemap = await (await page.request.get(`${emptySite.address}/sitemap.xml`)).text();
  const article = await visit(page, `${emptySite.address}/blog/out-now`);
  const quiet = await visit(page, `${emptySite.address}/blog/kept-quiet`);
  await page.goto(`${emptySite.address}/blog`);
  const titles = await page
    .getByRole("main")
    .getByRole("listitem")
    .getByRole("heading")
    .allTextContents();
  const drafts = await Promise.all(
    ["a-draft", "out-tomorrow"].map((slug) =>
      page.request.get(`${emptySite.address}/blog/${slug}`),
    ),
  );
  await owner.from("seo_pages").delete().eq("slug", "blog/kept-quiet").throwOnError();
  await owner.from("blog_posts").delete().in("slug", slugs).throwOnError();

  const listed = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc]) => loc);
  const pages = specifiedPages.filter(({ type }) => type === "website");
  expect(listed.toSorted()).toEqual(
    [...pages.map(({ path }) => path), "/blog/out-now"]
      .map((path) => emptySite.address + path)
      .toSorted(),
  );
  expect(article.meta).toMatchObject({
    "og:type": "article",
    "og:image": expect.stringMatching(/\/og\/blog\/out-now-[0-9a-f]{16}\.png$/),
    description: "A short one",
  });
  expect(article.meta.robots).toBeUndefined();
  expect(quiet.meta.robots).toContain("noindex");
  expect(titles.toSorted()).toEqual(["Kept quiet", "Out now"]);
  expect(drafts.map((response) => response.status())).toEqual([404, 404]);
});

const place = ["BreadcrumbList"];
const service = ["BreadcrumbList", "Service"];
const structuredData: Record<string, string[]> = {
  "/": ["ProfessionalService", "WebSite"],
  "/services": place,
  "/services/web-design": service,
  "/services/web-design/onboarding": place,
  "/services/development": service,
  "/services/automation-ai": service,
  "/services/crm-integration": service,
  "/portfolio": place,
  "/about": place,
  "/blog": place,
  "/blog/missed-calls-cost-jobs": ["BlogPosting", "BreadcrumbList"],
  "/contact": place,
};

test("every page says to machines what it is, with whole addresses", async ({
  page,
  demoSite: { address },
}) => {
  expect(Object.keys(structuredData)).toEqual(specifiedPages.map(({ path }) => path));
  for (const [path, types] of Object.entries(structuredData)) {
    const data = (await visit(page, path)).structuredData;
    expect(data.map((item) => item["@type"]).toSorted(), path).toEqual(types);
    for (const item of data) {
      expect(item["@context"]).toBe("https://schema.org");
      expect(
        addressesIn(item).filter((url) => !url.startsWith(`${address}/`)),
        path,
      ).toEqual([]);
    }
    const trail = data.find((item) => item["@type"] === "BreadcrumbList");
    const steps = (trail?.itemListElement ?? []) as { position: number; item: string }[];
    expect(steps.map(({ position }) => position)).toEqual(steps.map((_, i) => i + 1));
    if (trail)
      expect([steps[0]?.item, steps.at(-1)?.item]).toEqual([`${address}/`, address + path]);
  }
});

test("an article's data has what a search engine shows of it", async ({
  page,
  demoSite: { address },
}) => {
  const { structuredData } = await visit(page, "/blog/missed-calls-cost-jobs");
  const posting = structuredData.find((item) => item["@type"] === "BlogPosting");
  const moment = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/);
  expect(posting).toMatchObject({
    headline: "What a missed call really costs",
    image: `${address}/pictures/blog/missed-calls-cost-jobs-1280.webp`,
    datePublished: expect.stringMatching(/^2026-11-10T08:30:00/),
    dateModified: moment,
    author: { "@type": "Person", name: site.owner.name },
    publisher: { "@type": "Organization", name: site.name },
    mainEntityOfPage: `${address}/blog/missed-calls-cost-jobs`,
  });
});

async function visit(page: Page, url: string) {
  await page.goto(url);
  return headOf(page);
}

/** The values of the keys that hold an address. */
function addressesIn(data: object): string[] {
  return Object.entries(data).flatMap(([key, value]) => {
    if (typeof value === "object" && value !== null) return addressesIn(value);
    return ["@id", "url", "item", "image", "logo", "mainEntityOfPage"].includes(key)
      ? [String(value)]
      : [];
  });
}
