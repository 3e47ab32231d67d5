import { data } from "react-router";
import { services } from "#app/request.ts";
import { staticPageMeta } from "#app/seo/page-meta.ts";
import { breadcrumbData } from "#app/seo/structured-data.ts";
import { publishedCaseStudies } from "#data/portfolio-items.ts";
import { anchorId } from "#domain/anchor-id.ts";
import { Failure } from "#domain/failure.ts";
import type { Route } from "./+types/portfolio.route";
import { CaseStudies } from "./case-studies.tsx";
import { ComparisonSection } from "./comparison-section.tsx";
import { Hero } from "./hero.tsx";
import css from "./portfolio.css?inline";

export const meta = staticPageMeta("portfolio", breadcrumbData("portfolio"));

export async function loader({ context }: Route.LoaderArgs) {
  const { db, log } = context.get(services);
  try {
    const taken = new Set(["main", "site-nav", "site-subnav", "comparison", "cases", "next"]);
    const cases = (await publishedCaseStudies(db)).map((study) => ({
      ...study,
      anchor: anchorId(study.title, taken),
    }));
    return data({ cases });
  } catch (err) {
    if (!(err instanceof Failure)) throw err;
    log.error({ err }, "case studies could not be read");
    return data({ cases: null }, err.status);
  }
}

export default function Portfolio({ loaderData: { cases } }: Route.ComponentProps) {
  return (
    <>
      <style href="portfolio" precedence="default">
        {css}
      </style>
      <Hero cases={cases ?? []} />
      <ComparisonSection />
      <CaseStudies cases={cases} />
    </>
  );
}
