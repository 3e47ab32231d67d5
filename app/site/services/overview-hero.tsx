import { LinkButton } from "#app/ui/button.tsx";
import { servicesOverview } from "#content/services.ts";
import { VanDrawing } from "./van-drawing.tsx";

const { tag, title, lede, start } = servicesOverview.hero;

export function OverviewHero() {
  return (
    <div className="wrap pt-10 pb-band md:pt-16">
      <p className="tag mb-5">{tag}</p>
      <h1>
        {title.map((line) => (
          <span key={line} className="block">
            {line}{" "}
          </span>
        ))}
      </h1>
      <div className="mt-8 grid gap-10 lg:grid-cols-[5fr_7fr] lg:gap-16">
        <div>
          <p className="lede">{lede}</p>
          <p className="mt-8">
            <LinkButton look="primary" to="/contact">
              {start}
            </LinkButton>
          </p>
        </div>
        <VanDrawing />
      </div>
    </div>
  );
}
