import { about } from "#content/about.ts";
import { automationAi } from "#content/automation-ai.ts";
import { contact } from "#content/contact.ts";
import { crm } from "#content/crm-integration.ts";
import { development } from "#content/development.ts";
import { home } from "#content/home.ts";
import { portfolio } from "#content/portfolio.ts";
import { servicesOverview } from "#content/services.ts";
import { site } from "#content/site.ts";
import { webDesign } from "#content/web-design.ts";

/**
 * The public pages as the specification describes them (points 2 and 9). Numbers, targets and texts
 * in quotes are its own; `under` takes the heading from the page's words, which an owner may change.
 */
export interface SpecifiedPage {
  path: string;
  /** Without the brand. Left out where the specification says only that there is one. */
  title?: string;
  description?: string;
  heading?: string;
  type: "website" | "article";
  /** An application; every other page is read without script. */
  application?: true;
  parts: readonly Part[];
}

export interface Part {
  /** Its heading; without one, the top of the page is meant, before any other part. */
  under?: string;
  /** Texts of links and where they lead; `""` when the specification gives only the target. */
  links?: readonly (readonly [text: string, target: string | RegExp])[];
  /** Things with a heading of their own: how many, or what they are called, in order. */
  cards?: number | readonly string[];
  /** List items. */
  items?: number;
  texts?: readonly (string | RegExp)[];
  /** At least so many pictures. */
  pictures?: number;
}

const page = { type: "website" } as const;
const serviceTargets = [
  "/services/web-design",
  "/services/development",
  "/services/automation-ai",
  "/services/crm-integration",
] as const;
const otherSite = /^https:\/\/(?!localhost)/;

export const specifiedPages: readonly SpecifiedPage[] = [
  {
    ...page,
    path: "/",
    title: "Digital Solutions",
    description: "Digital solutions for your business",
    parts: [
      { links: [["Get Started", "/contact"]] },
      { under: "Services", cards: 4, links: serviceTargets.map((target) => ["", target]) },
      {
        under: home.design.title,
        texts: ["Initial design", "Completed website"],
        items: home.design.wants.length,
        pictures: 2,
        links: [["", "/services/web-design"]],
      },
      { under: home.development.title, links: [["", "/services/development"]] },
      { under: home.automation.title, links: [["", "/services/automation-ai"]] },
      { under: home.crm.title, links: [["", "/services/crm-integration"]] },
      { under: home.closing.title, links: [["", "/contact"]] },
    ],
  },
  {
    ...page,
    path: "/services",
    title: "Our Services",
    parts: [
      {
        under: servicesOverview.schedule.title,
        cards: 4,
        links: serviceTargets.map((target) => ["Learn More", target]),
      },
    ],
  },
  {
    ...page,
    path: "/services/web-design",
    parts: [
      {
        links: [
          [webDesign.hero.consult, "/contact"],
          [webDesign.hero.questionnaire, "/services/web-design/onboarding"],
        ],
      },
      { under: webDesign.design.title, cards: 4 },
      {
        under: webDesign.process.title,
        cards: ["Discovery", "Design Strategy", "Implementation", "Review & Launch"],
      },
      {
        under: webDesign.projects.title,
        cards: 3,
        pictures: 3,
        links: [
          ["Visit Website", otherSite],
          ["Visit Website", otherSite],
          ["Visit Website", otherSite],
          ["", "/portfolio"],
        ],
      },
      {
        under: webDesign.closing.title,
        links: [
          ["", "/contact"],
          ["", "/services/web-design/onboarding"],
        ],
      },
    ],
  },
  // Its four steps are the matter of onboarding.spec.ts.
  { ...page, path: "/services/web-design/onboarding", application: true, parts: [] },
  {
    ...page,
    path: "/services/development",
    parts: [
      { links: [["Get a quote", "/contact"]], pictures: 1 },
      { under: development.offerings.title, cards: 4 },
      { under: development.parts.title, items: 12 },
      { under: development.ai.title, cards: 3 },
      { under: development.closing.title, links: [["", "/contact"]] },
    ],
  },
  {
    ...page,
    path: "/services/automation-ai",
    title: "Automation & AI",
    parts: [
      { links: [[automationAi.hero.start, "/contact"]] },
      { under: automationAi.circuits.title, cards: 4 },
      {
        under: automationAi.uses.title,
        cards: ["Customer service", "Data processing", "Predictive analysis"],
      },
      { under: automationAi.closing.title, links: [["", "/contact"]] },
    ],
  },
  {
    ...page,
    path: "/services/crm-integration",
    title: "CRM Integration",
    parts: [
      { links: [[crm.hero.book, "#book"]] },
      {
        under: crm.features.title,
        cards: 8,
        texts: [/up to 50,000 emails.*£26.*£357/, "saving £99/month on a social planner"],
      },
      { under: crm.industries.title, items: 12 },
      {
        under: crm.help.title.join(" "),
        cards: [
          "Strategic planning",
          "Implementation and setup",
          "Training and support",
          "Integration and automation",
        ],
      },
      {
        under: crm.articles.title,
        cards: 3,
        pictures: 3,
        texts: [/5 min.*7 min.*6 min/],
        links: [
          ["View All Articles", "/blog"],
          ["", /^\/blog\/[a-z-]+$/],
          ["", /^\/blog\/[a-z-]+$/],
          ["", /^\/blog\/[a-z-]+$/],
        ],
      },
      { under: "Book Your Free Demo", links: [["", otherSite]] },
    ],
  },
  {
    ...page,
    path: "/portfolio",
    heading: "Case Studies",
    parts: [
      {
        under: portfolio.comparison.title,
        texts: ["Initial design", "Completed site", "What the client wanted"],
        pictures: 2,
      },
      {
        under: portfolio.cases.title,
        cards: 8,
        pictures: 8,
        links: Array.from({ length: 8 }, () => ["Visit Website", otherSite] as const),
      },
    ],
  },
  {
    ...page,
    path: "/about",
    parts: [
      {
        texts: [site.owner.name, site.location],
        links: [
          [site.phone, site.phoneHref],
          [site.email, `mailto:${site.email}`],
        ],
      },
      { under: about.profile.title, texts: [/\w.{200}/] },
      { under: about.career.title, cards: 3 },
      { under: about.skills.title, items: 22 },
    ],
  },
  {
    ...page,
    path: "/blog",
    heading: "Latest Articles",
    parts: [
      {
        links: crm.articles.items.map(({ slug }) => ["Read More", `/blog/${slug}`]),
        texts: crm.articles.items.map(({ title }) => title),
      },
    ],
  },
  {
    path: `/blog/${crm.articles.items[0].slug}`,
    title: crm.articles.items[0].title,
    heading: crm.articles.items[0].title,
    type: "article",
    parts: [
      {
        links: [["Back to Blog", "/blog"]],
        texts: [crm.articles.items[0].category, "10 November 2026", "5 min read"],
        pictures: 1,
      },
    ],
  },
  {
    ...page,
    path: "/contact",
    parts: [
      {
        under: contact.details.title,
        texts: [site.location],
        links: [
          [site.phone, site.phoneHref],
          [site.phone, site.whatsappHref],
          [site.email, `mailto:${site.email}`],
        ],
      },
      { under: "Send a Message" },
    ],
  },
];
