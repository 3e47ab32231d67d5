import { Band } from "#app/ui/band.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { home } from "#content/home.ts";
import { site } from "#content/site.ts";

const { title, text, start, block } = home.closing;
const cells = [...block, { label: "Drawn by", value: `${site.name}, ${site.location}` }];

/** The last sheet, framed like a drawing, with a title block still to be filled in. */
export function ClosingSection() {
  return (
    <Band tone="sheet" aria-labelledby="closing">
      <div className="drawing-sheet">
        <div>
          <h2 id="closing">{title}</h2>
          <p className="lede mt-5">
            {text} Or ring <a href={site.phoneHref}>{site.phone}</a>.
          </p>
        </div>
        <div className="grid">
          <dl className="title-block">
            {cells.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <LinkButton look="primary" className="rounded-none" to="/contact">
            {start}
          </LinkButton>
        </div>
      </div>
    </Band>
  );
}
