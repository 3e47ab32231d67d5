import { services } from "#app/request.ts";
import { staticPageMeta } from "#app/seo/page-meta.ts";
import { serviceData } from "#app/seo/structured-data.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { webDesign } from "#content/web-design.ts";
import { featuredCaseStudies } from "#data/portfolio-items.ts";
import { ServiceClosing } from "../service-closing.tsx";
import { ServiceHero } from "../service-hero.tsx";
import type { Route } from "./+types/web-design.route";
import { DesignServices } from "./design-services.tsx";
import { PhoneDrawing } from "./phone-drawing.tsx";
import { ProcessSection } from "./process-section.tsx";
import { ProjectsSection } from "./projects-section.tsx";

const onboarding = "/services/web-design/onboarding";

export const meta = staticPageMeta("services/web-design", serviceData("services/web-design"));

export async function loader({ context }: Route.LoaderArgs) {
  const { db, log } = context.get(services);
  const projects = await featuredCaseStudies(db).catch((err) => {
    log.error({ err }, "Client projects could not be read; the page is shown without them");
    return [];
  });
  return { projects };
}

export default function WebDesign({ loaderData }: Route.ComponentProps) {
  const { hero, closing } = webDesign;
  return (
    <>
      <ServiceHero tag={hero.tag} title={hero.title} lede={hero.lede} drawing={<PhoneDrawing />}>
        <LinkButton look="primary" to="/contact">
          {hero.consult}
        </LinkButton>
        <LinkButton to={onboarding}>{hero.questionnaire}</LinkButton>
      </ServiceHero>
      <DesignServices />
      <ProcessSection />
      <ProjectsSection projects={loaderData.projects} />
      <ServiceClosing {...closing}>
        <LinkButton look="primary" to="/contact">
          {closing.consult}
        </LinkButton>
        <LinkButton to={onboarding}>{closing.questionnaire}</LinkButton>
      </ServiceClosing>
    </>
  );
}
