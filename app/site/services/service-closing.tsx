import type { ReactNode } from "react";
import { Band } from "#app/ui/band.tsx";
import { site } from "#content/site.ts";

interface ServiceClosingProps {
  title: string;
  text: string;
  /** Cells of the title block. */
  job: string;
  sheet: string;
  /** The buttons. */
  children: ReactNode;
}

/** Every sheet of a set ends in a title block; here the client's name is still to be written in. */
export function ServiceClosing({ title, text, job, sheet, children }: ServiceClosingProps) {
  const cells = [
    { label: "Job", value: job },
    { label: "Client", value: "Your name here" },
    { label: "Sheet", value: sheet },
    { label: "Drawn by", value: `${site.name}, ${site.location}` },
  ];
  return (
    <Band tone="sheet" aria-labelledby="closing">
      <div className="drawing-sheet">
        <div>
          <h2 id="closing">{title}</h2>
          <p className="lede mt-5">
            {text} Or ring{" "}
            <a className="py-2.5" href={site.phoneHref}>
              {site.phone}
            </a>
            .
          </p>
          <p className="mt-8 flex flex-wrap gap-4">{children}</p>
        </div>
        <dl className="title-block">
          {cells.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Band>
  );
}
