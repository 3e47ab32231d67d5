import { Band, BandHead } from "#app/ui/band.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { home } from "#content/home.ts";
import { CustomerRecord } from "./customer-record.tsx";
import { Manifold } from "./manifold.tsx";

const { tag, title, lede, sources, figures, link } = home.crm;

export function CrmSection() {
  return (
    <Band aria-labelledby="crm">
      <BandHead id="crm" tag={tag} title={title}>
        {lede}
      </BandHead>
      <div className="grid grid-cols-[auto_1fr] md:items-center md:grid-cols-[auto_auto_1fr]">
        <ul className="text-soft">
          {sources.map((source) => (
            <li key={source} className="py-2 pr-3">
              {source}
            </li>
          ))}
        </ul>
        <Manifold inlets={sources.length} />
        <CustomerRecord />
      </div>
      <ul className="sheets my-12">
        {figures.map(({ figure, text }) => (
          <li key={figure}>
            <p className="font-display text-h2">{figure}</p>
            <p className="text-soft">{text}</p>
          </li>
        ))}
      </ul>
      <LinkButton to="/services/crm-integration">{link}</LinkButton>
    </Band>
  );
}
