import { Band, BandHead } from "#app/ui/band.tsx";
import { Sheet, Sheets } from "#app/ui/sheets.tsx";
import { crm } from "#content/crm-integration.ts";
import { priceDrawings } from "./price-drawings.tsx";

const { tag, title, lede, items } = crm.features;

export function FeaturesSection() {
  return (
    <Band tone="sheet" aria-labelledby="features">
      <BandHead id="features" tag={tag} title={title}>
        {lede}
      </BandHead>
      <Sheets>
        {items.map((item, i) => (
          <Sheet key={item.title} number={String(i + 1)} title={item.title}>
            {item.text}
            {"drawing" in item && priceDrawings[item.drawing]}
          </Sheet>
        ))}
      </Sheets>
    </Band>
  );
}
