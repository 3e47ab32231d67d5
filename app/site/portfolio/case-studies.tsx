import { Band, BandHead } from "#app/ui/band.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { Message } from "#app/ui/message.tsx";
import { portfolio } from "#content/portfolio.ts";
import { site } from "#content/site.ts";
import { CaseSheet } from "./case-sheet.tsx";
import type { AnchoredCase } from "./hero.tsx";
import { NextSheet } from "./next-sheet.tsx";

const { cases: words, empty: none, failed } = portfolio;

/** The section line: it steps from side to side, and every job hangs on it. */
export function CaseStudies({ cases }: { cases: readonly AnchoredCase[] | null }) {
  const empty = cases?.length === 0;
  return (
    <Band aria-labelledby="cases">
      <BandHead id="cases" tag={words.tag} title={empty ? none.title : words.title}>
        {empty ? none.text : words.lede}
      </BandHead>
      {cases === null && (
        <Message look="danger">
          {failed} Or ring <a href={site.phoneHref}>{site.phone}</a>.
        </Message>
      )}
      {empty && (
        <p className="flex flex-wrap gap-4">
          <LinkButton to={site.phoneHref}>Ring {site.phone}</LinkButton>
          <LinkButton to="/services/web-design">{none.link}</LinkButton>
        </p>
      )}
      {cases && !empty && (
        <ol>
          {cases.map((study, i) => (
            <CaseSheet key={study.id} study={study} index={i} />
          ))}
        </ol>
      )}
      <NextSheet index={cases?.length} />
    </Band>
  );
}
