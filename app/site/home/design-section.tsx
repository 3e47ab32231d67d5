import { Band, BandHead } from "#app/ui/band.tsx";
import { BeforeAfter } from "#app/ui/before-after.tsx";
import { BrowserFrame } from "#app/ui/browser-frame.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { home } from "#content/home.ts";

const { tag, title, lede, before, after, wantsTitle, wants, link } = home.design;
const shot = { width: 1280, height: 800, sizes: "(width >= 62rem) 700px, 100vw" };

export function DesignSection() {
  return (
    <Band tone="sheet" aria-labelledby="design">
      <BandHead id="design" tag={tag} title={title}>
        {lede}
      </BandHead>
      <div className="grid gap-10 lg:grid-cols-[8fr_4fr] lg:gap-16">
        <figure>
          <BrowserFrame address="harker-roofing.example">
            <BeforeAfter
              label="How much of the completed website to show"
              before={
                <Picture
                  src="/pictures/work/harker-roofing-before-1280.webp"
                  alt="Initial design: a crowded page of blue buttons, a visitor counter and scrolling offers"
                  {...shot}
                />
              }
              after={
                <Picture
                  src="/pictures/work/harker-roofing-1280.webp"
                  alt="Completed website: one promise, one phone number and a button to book a survey"
                  {...shot}
                />
              }
            />
          </BrowserFrame>
          <figcaption className="mt-4 grid grid-cols-2">
            <span className="dimension">{before}</span>
            <span className="dimension">{after}</span>
          </figcaption>
        </figure>
        <div>
          <h3 className="mb-4">{wantsTitle}</h3>
          <ul className="rows ticks mb-8">
            {wants.map((want) => (
              <li key={want}>{want}</li>
            ))}
          </ul>
          <LinkButton to="/services/web-design">{link}</LinkButton>
        </div>
      </div>
    </Band>
  );
}
