import { staticPageMeta } from "#app/seo/page-meta.ts";
import { homeData } from "#app/seo/structured-data.ts";
import { AutomationSection } from "./automation-section.tsx";
import { ClosingSection } from "./closing-section.tsx";
import { CrmSection } from "./crm-section.tsx";
import { DesignSection } from "./design-section.tsx";
import { DevelopmentSection } from "./development-section.tsx";
import { Hero } from "./hero.tsx";
import css from "./home.css?inline";
import { ServicesGrid } from "./services-grid.tsx";

export const meta = staticPageMeta("home", homeData);

export default function Home() {
  return (
    <>
      <style href="home" precedence="default">
        {css}
      </style>
      <Hero />
      <ServicesGrid />
      <DesignSection />
      <DevelopmentSection />
      <AutomationSection />
      <CrmSection />
      <ClosingSection />
    </>
  );
}
