import { staticPageMeta } from "#app/seo/page-meta.ts";
import { breadcrumbData } from "#app/seo/structured-data.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { servicesOverview } from "#content/services.ts";
import { OverviewHero } from "./overview-hero.tsx";
import { ScheduleSection } from "./schedule-section.tsx";
import { ServiceClosing } from "./service-closing.tsx";
import { SnagSection } from "./snag-section.tsx";

export const meta = staticPageMeta("services", breadcrumbData("services"));

const { start, ...closing } = servicesOverview.closing;

export default function Services() {
  return (
    <>
      <OverviewHero />
      <ScheduleSection />
      <SnagSection />
      <ServiceClosing {...closing}>
        <LinkButton look="primary" to="/contact">
          {start}
        </LinkButton>
      </ServiceClosing>
    </>
  );
}
