import { staticPageMeta } from "#app/seo/page-meta.ts";
import { breadcrumbData } from "#app/seo/structured-data.ts";
import { CareerSection } from "./career-section.tsx";
import { ClosingSection } from "./closing-section.tsx";
import { Hero } from "./hero.tsx";
import { ProfileSection } from "./profile-section.tsx";
import { SkillsSection } from "./skills-section.tsx";

export const meta = staticPageMeta("about", breadcrumbData("about"));

export default function About() {
  return (
    <>
      <Hero />
      <ProfileSection />
      <CareerSection />
      <SkillsSection />
      <ClosingSection />
    </>
  );
}
