import { BeforeAfter } from "#app/ui/before-after.tsx";
import { BrowserFrame } from "#app/ui/browser-frame.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { home } from "#content/home.ts";
import { HeroDrawing } from "./hero-drawing.tsx";

const { tag, title, lede, start, work, drawn, built, note } = home.hero;

export function Hero() {
  return (
    <div className="wrap pt-10 pb-band md:pt-16">
      <p className="tag mb-5">{tag}</p>
      <h1>
        {title[0]}
        <br />
        {title[1]}
      </h1>
      <div className="mt-8 grid gap-10 lg:grid-cols-[5fr_7fr] lg:gap-16">
        <div className="grid content-between gap-10">
          <div>
            <p className="lede">{lede}</p>
            <p className="mt-8 flex flex-wrap gap-4">
              <LinkButton look="primary" to="/contact">
                {start}
              </LinkButton>
              <LinkButton to="/portfolio">{work}</LinkButton>
            </p>
          </div>
          <p className="leader">{note}</p>
        </div>
        <div className="hero-stage">
          <BrowserFrame address="harker-roofing.example">
            <BeforeAfter
              label="How much of the website is built"
              before={<HeroDrawing />}
              after={
                <Picture
                  src="/pictures/work/harker-roofing-1280.webp"
                  alt="The finished website of a roofing firm in Yarm"
                  width={1280}
                  height={800}
                  sizes="(width >= 62rem) 640px, 100vw"
                  eager
                />
              }
            />
          </BrowserFrame>
          <div className="mt-4 grid grid-cols-2" aria-hidden="true">
            <p className="dimension">{drawn}</p>
            <p className="dimension">{built}</p>
          </div>
        </div>
      </div>
    </div>
  );
}
