import { Band, BandHead } from "#app/ui/band.tsx";
import { crm } from "#content/crm-integration.ts";
import { Van, VanShape } from "./van.tsx";

const { tag, title, lede, names } = crm.industries;

export function IndustriesSection() {
  return (
    <Band tone="sheet" aria-labelledby="industries">
      <BandHead id="industries" tag={tag} title={title}>
        {lede}
      </BandHead>
      <VanShape />
      <ol className="grid grid-cols-2 sm:grid-cols-3 lg:grid-cols-6">
        {names.map((name, i) => (
          <li key={name} className="border-t border-l border-draw px-3 pt-2 pb-6">
            <span className="number" aria-hidden="true">
              {i + 1}
            </span>
            <Van load={name} />
            {name}
          </li>
        ))}
      </ol>
    </Band>
  );
}
