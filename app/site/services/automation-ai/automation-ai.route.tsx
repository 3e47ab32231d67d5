import { staticPageMeta } from "#app/seo/page-meta.ts";
import { serviceData } from "#app/seo/structured-data.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { automationAi } from "#content/automation-ai.ts";
import { ServiceClosing } from "../service-closing.tsx";
import { ServiceHero } from "../service-hero.tsx";
import { BoardDrawing } from "./board-drawing.tsx";
import { CircuitsSection } from "./circuits-section.tsx";
import { UsesSection } from "./uses-section.tsx";

export const meta = staticPageMeta("services/automation-ai", serviceData("services/automation-ai"));

const { hero, closing } = automationAi;

export default function AutomationAi() {
  return (
    <>
      <ServiceHero tag={hero.tag} title={hero.title} lede={hero.lede} drawing={<BoardDrawing />}>
        <LinkButton look="primary" to="/contact">
          {hero.start}
        </LinkButton>
      </ServiceHero>
      <CircuitsSection />
      <UsesSection />
      <ServiceClosing {...closing}>
        <LinkButton look="primary" to="/contact">
          {closing.quote}
        </LinkButton>
      </ServiceClosing>
    </>
  );
}
