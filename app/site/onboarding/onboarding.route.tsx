import { staticPageMeta } from "#app/seo/page-meta.ts";
import { onboarding } from "#content/onboarding.ts";
import { site } from "#content/site.ts";
import type { Route } from "./+types/onboarding.route";
import css from "./onboarding.css?inline";
import { SurveyDrawing } from "./survey-drawing.tsx";
import { useStep } from "./use-step.ts";
import { Wizard } from "./wizard.tsx";

export const handle = { hydrate: true };

export const meta = staticPageMeta("services/web-design/onboarding");

export function loader({ request }: Route.LoaderArgs) {
  return { id: crypto.randomUUID(), sent: new URL(request.url).searchParams.has("sent") };
}

export default function Onboarding({ loaderData }: Route.ComponentProps) {
  const steps = useStep(1);
  return (
    <>
      <style href="onboarding" precedence="default">
        {css}
      </style>
      <div className="wrap pt-10 pb-band md:pt-16">
        <div className="survey">
          <div>
            <p className="tag mb-5">{onboarding.tag}</p>
            <h1>{onboarding.title}</h1>
            <p className="lede mt-6">{onboarding.lede}</p>
            <p className="mt-4">
              {onboarding.ring} <a href={site.phoneHref}>{site.phone}</a>.
            </p>
          </div>
          <SurveyDrawing step={steps.step} />
          <Wizard
            id={loaderData.id}
            first={loaderData.sent ? { sent: true } : null}
            steps={steps}
          />
        </div>
      </div>
    </>
  );
}
