import { Band, BandHead } from "#app/ui/band.tsx";
import { development } from "#content/development.ts";

const { tag, title, lede, goesIn, comesOut, features } = development.ai;

export function AiSection() {
  return (
    <Band tone="ink" aria-labelledby="ai">
      <BandHead id="ai" tag={tag} title={title}>
        {lede}
      </BandHead>
      <ul className="rows">
        {features.map((feature) => (
          <li key={feature.title} className="grid gap-x-10 gap-y-4 py-8 md:grid-cols-[4fr_8fr]">
            <h3>{feature.title}</h3>
            <dl className="grid gap-x-10 gap-y-4 sm:grid-cols-2">
              <div>
                <dt className="text-sm text-soft">{goesIn}</dt>
                <dd>{feature.goesIn}</dd>
              </div>
              <div className="border-l-3 border-orange pl-6">
                <dt className="text-sm text-soft">{comesOut}</dt>
                <dd>{feature.comesOut}</dd>
              </div>
            </dl>
          </li>
        ))}
      </ul>
    </Band>
  );
}
