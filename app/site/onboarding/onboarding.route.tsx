import { data, redirect } from "react-router";
import { services } from "#app/request.ts";
import { staticPageMeta } from "#app/seo/page-meta.ts";
import { breadcrumbData } from "#app/seo/structured-data.ts";
import { onboarding } from "#content/onboarding.ts";
import { site } from "#content/site.ts";
import type { Route } from "./+types/onboarding.route";
import { stepOf } from "./field-props.ts";
import css from "./onboarding.css?inline";
import type { Outcome } from "./outcome.ts";
import { receiveSubmission } from "./receive-submission.ts";
import { SurveyDrawing } from "./survey-drawing.tsx";
import { lastStep, useStep } from "./use-step.ts";
import { path } from "./use-submission.ts";
import { Wizard } from "./wizard.tsx";

export const handle = { hydrate: true };

const slug = "services/web-design/onboarding";

export const meta = staticPageMeta(slug, breadcrumbData(slug));

/** Every form handed out has an id of its own. */
export function headers() {
  return { "cache-control": "private, no-cache" };
}

export function loader({ request, context }: Route.LoaderArgs) {
  return {
    id: crypto.randomUUID(),
    token: context.get(services).forms.token(),
    sent: new URL(request.url).searchParams.has("sent"),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const isDocument = request.headers.get("accept")?.includes("text/html");
  const { status, outcome } = await receiveSubmission(request, context.get(services));
  if (isDocument && outcome.sent) throw redirect(`${path}?sent=1`, 303);
  return data<Outcome>(outcome, { status });
}

/** On a dead line the page must not fall over: the form stays, and can be sent again. */
export async function clientAction({ serverAction }: Route.ClientActionArgs): Promise<Outcome> {
  try {
    const outcome = await Promise.race([serverAction(), tooLate()]);
    if (!outcome.sent && !outcome.problems) console.error("The form was refused.", outcome);
    return outcome;
  } catch (error) {
    console.error("The form could not be submitted.", error);
    return { sent: false, note: onboarding.outcome.failed };
  }
}

const WAIT_MS = 30_000;

function tooLate(): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error(`No answer within ${WAIT_MS} ms`)), WAIT_MS);
  });
}

export default function Onboarding({ loaderData, actionData }: Route.ComponentProps) {
  const { id, token, sent } = loaderData;
  const first = actionData ?? (sent ? { sent } : null);
  const steps = useStep(openingStep(first));
  return (
    <>
      <style href="onboarding" precedence="default">
        {css}
      </style>
      <div className="wrap survey pt-10 pb-band md:pt-16">
        <div>
          <p className="tag mb-5">{onboarding.tag}</p>
          <h1>{onboarding.title}</h1>
          <p className="lede mt-6">{onboarding.lede}</p>
          <p className="mt-4">
            {onboarding.ring} <a href={site.phoneHref}>{site.phone}</a>.
          </p>
        </div>
        <SurveyDrawing step={steps.step} />
        <Wizard given={{ id, token }} first={first} steps={steps} />
      </div>
    </>
  );
}

/** A form that comes back opens where there is something to mend, else where it was sent. */
function openingStep(first: Outcome | null): number {
  if (!first || first.sent) return 1;
  const [field] = Object.keys(first.problems ?? {});
  return field ? stepOf(field) : lastStep;
}
