import { staticPageMeta } from "#app/seo/page-meta.ts";
import { serviceData } from "#app/seo/structured-data.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { development } from "#content/development.ts";
import { ServiceClosing } from "../service-closing.tsx";
import { ServiceHero } from "../service-hero.tsx";
import { AiSection } from "./ai-section.tsx";
import { ExplodedDrawing } from "./exploded-drawing.tsx";
import { OfferingsSection } from "./offerings-section.tsx";
import { PartsSection } from "./parts-section.tsx";
import { PlateLegend } from "./plate-legend.tsx";

export const meta = staticPageMeta("services/development", serviceData("services/development"));

const { hero, closing } = development;

export default function Development() {
  return (
    <>
      <ServiceHero
        tag={hero.tag}
        title={hero.title}
        lede={hero.lede}
        drawing={<ExplodedDrawing />}
        legend={<PlateLegend />}
      >
        <LinkButton look="primary" to="/contact">
          {hero.quote}
        </LinkButton>
      </ServiceHero>
      <OfferingsSection />
      <PartsSection />
      <AiSection />
      <ServiceClosing {...closing}>
        <LinkButton look="primary" to="/contact">
          {closing.quote}
        </LinkButton>
      </ServiceClosing>
    </>
  );
}
