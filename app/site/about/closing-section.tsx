import { Band } from "#app/ui/band.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { about } from "#content/about.ts";
import { site } from "#content/site.ts";

const { title, text } = about.closing;

export function ClosingSection() {
  return (
    <Band tone="ink" aria-labelledby="closing">
      <div className="flex flex-wrap items-end justify-between gap-8">
        <div>
          <h2 id="closing">{title}</h2>
          <p className="lede mt-5">{text}</p>
        </div>
        <p className="flex flex-wrap gap-4">
          <LinkButton look="primary" to={site.phoneHref}>
            Ring {site.phone}
          </LinkButton>
          <LinkButton to="/contact">{about.contact}</LinkButton>
        </p>
      </div>
    </Band>
  );
}
