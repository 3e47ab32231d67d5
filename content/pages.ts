import { site } from "./site.ts";

/** Titles are shown with the brand behind them: "Our Services | Second Fix". */
export interface Page {
  /** The key of the stored SEO record: the path without its leading slash, `home` for the root. */
  slug: string;
  path: string;
  title: string;
  description: string;
  /** The name in breadcrumbs and menus. */
  label: string;
  service?: true;
  /** The picture of a shared link; without one it is drawn from the title. */
  image?: string;
}

/** The day any of the words under `content/` last changed; the sitemap says so of every page. */
export const wordsChanged = "2026-11-15";

export const pages = [
  {
    slug: "home",
    path: "/",
    label: "Home",
    title: "Digital Solutions",
    description: site.description,
    image: site.socialImage,
  },
  {
    slug: "services",
    path: "/services",
    label: "Services",
    title: "Our Services",
    description:
      "Web design, development, automation and CRM for plumbers, roofers, electricians and every trade between. Four services, one number to ring.",
  },
  {
    slug: "services/web-design",
    path: "/services/web-design",
    label: "Web Design",
    title: "Web Design for Trades",
    description:
      "Websites for trades businesses that load on one bar of signal, show real jobs and make the phone ring. Drawn with you first, built once you approve.",
    service: true,
  },
  {
    slug: "services/web-design/onboarding",
    path: "/services/web-design/onboarding",
    label: "Project questionnaire",
    title: "Web Design Onboarding",
    description:
      "Tell us about your firm, your domain and what the new website has to do. Four short steps, saved on your device as you go.",
  },
  {
    slug: "services/development",
    path: "/services/development",
    label: "Development",
    title: "Web Development",
    description:
      "Booking, quoting and client portals built to fit how your firm already runs, and joined up to the tools you pay for.",
    service: true,
  },
  {
    slug: "services/automation-ai",
    path: "/services/automation-ai",
    label: "Automation & AI",
    title: "Automation & AI",
    description:
      "Missed calls answered, reviews asked for, paperwork read. Automation and AI for small trades firms, with you keeping the say.",
    service: true,
  },
  {
    slug: "services/crm-integration",
    path: "/services/crm-integration",
    label: "CRM Integration",
    title: "CRM Integration",
    description:
      "Every lead, text, email and invoice in one place instead of five apps and a notebook. Book a free demo and see it with your own jobs in it.",
    service: true,
  },
  {
    slug: "portfolio",
    path: "/portfolio",
    label: "Portfolio",
    title: "Case Studies",
    description:
      "Websites we have built for roofers, electricians, plumbers, joiners and more, with what each client wanted and what went live.",
  },
  {
    slug: "about",
    path: "/about",
    label: "About",
    title: "About the Agency",
    description:
      "Who you will be talking to: the person behind Second Fix in Stockton-on-Tees, and how a small agency for trades businesses came about.",
  },
  {
    slug: "blog",
    path: "/blog",
    label: "Blog",
    title: "Blog for Trades",
    description:
      "Plain advice for trades businesses on websites, quotes, reviews, missed calls and the systems that save your evenings.",
  },
  {
    slug: "contact",
    path: "/contact",
    label: "Contact",
    title: "Get in Touch",
    description:
      "Ring, message on WhatsApp or write to Second Fix in Stockton-on-Tees. Ten minutes is enough to say what it takes and what it costs.",
  },
] as const satisfies readonly Page[];

export type PageSlug = (typeof pages)[number]["slug"];

export function page(slug: PageSlug): Page {
  const found = pages.find((candidate) => candidate.slug === slug);
  if (!found) throw new Error(`No page ${slug}`);
  return found;
}

export const servicePages: readonly Page[] = pages.filter((p) => "service" in p);
