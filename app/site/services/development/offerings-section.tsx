import { Band, BandHead } from "#app/ui/band.tsx";
import { Sheet, Sheets } from "#app/ui/sheets.tsx";
import { development } from "#content/development.ts";

const { tag, title, lede, list } = development.offerings;

export function OfferingsSection() {
  return (
    <Band tone="sheet" aria-labelledby="offerings">
      <BandHead id="offerings" tag={tag} title={title}>
        {lede}
      </BandHead>
      <Sheets>
        {list.map((offering, i) => (
          <Sheet key={offering.title} number={`0${i + 1}`} title={offering.title}>
            {offering.text}
          </Sheet>
        ))}
      </Sheets>
    </Band>
  );
}
