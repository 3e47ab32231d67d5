import { Band, BandHead } from "#app/ui/band.tsx";
import { BeforeAfter } from "#app/ui/before-after.tsx";
import { BrowserFrame } from "#app/ui/browser-frame.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { portfolio } from "#content/portfolio.ts";

const { tag, title, lede, slider, before, after, address, wantsTitle, wants, stamp } =
  portfolio.comparison;
const shot = { width: 1280, height: 800, sizes: "(width >= 77.5rem) 1144px, 92vw" };

export function ComparisonSection() {
  return (
    <Band tone="sheet" aria-labelledby="comparison">
      <BandHead id="comparison" tag={tag} title={title}>
        {lede}
      </BandHead>
      <figure>
        <BrowserFrame address={address}>
          <BeforeAfter
            label={slider}
            before={<Picture src={before.src} alt={before.alt} {...shot} />}
            after={<Picture src={after.src} alt={after.alt} {...shot} />}
          />
        </BrowserFrame>
        <figcaption className="mt-4 grid grid-cols-2">
          <span className="dimension">{before.label}</span>
          <span className="dimension">{after.label}</span>
        </figcaption>
      </figure>
      <div className="mt-10 flex flex-wrap items-center justify-between gap-4">
        <h3>{wantsTitle}</h3>
        <span className="stamp">{stamp}</span>
      </div>
      <ul className="rows ticks mt-4">
        {wants.map(({ want, got }) => (
          <li key={want} className="grid gap-x-6 md:grid-cols-[5fr_7fr]">
            <b>{want}</b>
            <p className="text-soft">{got}</p>
          </li>
        ))}
      </ul>
    </Band>
  );
}
