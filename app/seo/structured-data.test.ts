import { expect, test } from "vitest";
import { page } from "#content/pages.ts";
import { blogPosting, breadcrumbData, homeData, serviceData, trailTo } from "./structured-data.ts";

const at = (path: string) => ({ url: { origin: "https://site.example", path } });

test("the home page says who we are and that this is our site", () => {
  expect(homeData(at("/"))).toMatchObject([
    {
      "@type": "ProfessionalService",
      "@id": "https://site.example/#business",
      telephone: "+447700900123",
      address: { addressLocality: "Stockton-on-Tees", addressCountry: "GB" },
    },
    { "@type": "WebSite", publisher: { "@id": "https://site.example/#business" } },
  ]);
});

test("a service page names the service and its place in the site", () => {
  expect(serviceData("services/web-design")(at("/services/web-design"))).toMatchObject([
    { "@type": "Service", name: "Web Design", url: "https://site.example/services/web-design" },
    {
      "@type": "BreadcrumbList",
      itemListElement: [
        { position: 1, name: "Home", item: "https://site.example/" },
        { position: 2, name: "Services", item: "https://site.example/services" },
        { position: 3, name: "Web Design", item: "https://site.example/services/web-design" },
      ],
    },
  ]);
});

test("a trail passes only through pages above", () => {
  const labels = (slug: Parameters<typeof page>[0]) => trailTo(page(slug)).map((c) => c.label);
  expect(labels("home")).toEqual(["Home"]);
  expect(labels("blog")).toEqual(["Home", "Blog"]);
  const blogger = { ...page("blog"), path: "/blogger" };
  expect(trailTo(blogger).map((c) => c.label)).toEqual(["Home"]);
  expect(labels("services/web-design/onboarding")).toEqual([
    "Home",
    "Services",
    "Web Design",
    "Project questionnaire",
  ]);
});

test("other pages have breadcrumbs alone", () => {
  expect(breadcrumbData("about")(at("/about"))).toMatchObject([{ "@type": "BreadcrumbList" }]);
});

const post = {
  title: "Own your domain",
  excerpt: "Check it tonight.",
  category: "Web design",
  author: "Sam Alderson",
  image_url: "/pictures/blog/own-your-domain-1280.webp",
  created_at: "2026-06-09T08:30:00+00:00",
  updated_at: "2026-06-10T08:30:00+00:00",
};

test("an article names its author, its dates and its picture", () => {
  expect(blogPosting(at("/blog/own-your-domain"), post)).toMatchObject({
    "@type": "BlogPosting",
    headline: "Own your domain",
    image: "https://site.example/pictures/blog/own-your-domain-1280.webp",
    datePublished: post.created_at,
    dateModified: post.updated_at,
    mainEntityOfPage: "https://site.example/blog/own-your-domain",
    author: { "@type": "Person", name: "Sam Alderson" },
  });
});

test("an article without author, picture or category falls back to the firm", () => {
  const bare = { ...post, author: "", image_url: null, category: "" };
  const data = blogPosting(at("/blog/own-your-domain"), bare);
  expect(data).toMatchObject({
    author: { "@type": "Organization", name: "Second Fix" },
    image: "https://site.example/og-image.png",
  });
  expect(JSON.stringify(data)).not.toContain("articleSection");
});
