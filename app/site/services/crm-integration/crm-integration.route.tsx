import { services } from "#app/request.ts";
import { staticPageMeta } from "#app/seo/page-meta.ts";
import { serviceData } from "#app/seo/structured-data.ts";
import type { Route } from "./+types/crm-integration.route";
import { ArticlesSection } from "./articles-section.tsx";
import { BookingSection } from "./booking-section.tsx";
import { FeaturesSection } from "./features-section.tsx";
import { HelpSection } from "./help-section.tsx";
import { Hero } from "./hero.tsx";
import { IndustriesSection } from "./industries-section.tsx";
import { VideoSection } from "./video-section.tsx";

export const meta = staticPageMeta(
  "services/crm-integration",
  serviceData("services/crm-integration"),
);

export function loader({ context }: Route.LoaderArgs) {
  const { bookingUrl, videoUrl } = context.get(services).config;
  return { bookingUrl, videoUrl };
}

export default function CrmIntegration({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Hero />
      <FeaturesSection />
      <VideoSection url={loaderData.videoUrl} />
      <IndustriesSection />
      <HelpSection />
      <ArticlesSection />
      <BookingSection url={loaderData.bookingUrl} />
    </>
  );
}
