import { portfolio } from "#content/portfolio.ts";
import type { CaseStudy } from "#data/portfolio-items.ts";

export type AnchoredCase = CaseStudy & { anchor: string };

/** The register that comes with a set of drawings: number, name, trade. */
export function Hero({ cases }: { cases: readonly AnchoredCase[] }) {
  const { tag, title, lede, pick, register } = portfolio;
  return (
    <div className="wrap grid gap-10 pt-10 pb-band md:pt-16 lg:grid-cols-[7fr_5fr] lg:gap-16">
      <div>
        <p className="tag mb-5">{tag}</p>
        <h1>{title}</h1>
        <p className="lede mt-8">
          {lede} {cases.length > 0 && pick}
        </p>
      </div>
      {cases.length > 0 && (
        <nav aria-label={register}>
          <ol className="register">
            {cases.map(({ id, anchor, title, job_type }, i) => (
              <li key={id}>
                <a href={`#${anchor}`}>
                  <span className="number" aria-hidden="true">
                    {sheetNumber(i)}
                  </span>
                  <b>{title}</b>
                  <span className="text-sm text-soft">{job_type}</span>
                </a>
              </li>
            ))}
          </ol>
        </nav>
      )}
    </div>
  );
}

export function sheetNumber(index: number): string {
  return String(index + 1).padStart(2, "0");
}
