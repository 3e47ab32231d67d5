import { onboarding } from "#content/onboarding.ts";
import { sealed, submitOnboarding } from "#data/onboarding-submissions.ts";
import type { RequestServices } from "#data/request-services.ts";
import { FORM_TOKEN_FIELD, HONEYPOT_FIELD } from "#domain/form-guard.ts";
import { parseSubmission } from "#domain/onboarding.schema.ts";
import { draftFields } from "#domain/onboarding-draft.ts";
import { postedForm } from "../posted-form.ts";
import type { Outcome, Posted, Refusal } from "./outcome.ts";

/** The longest answer everywhere, every character of it escaped. */
const BODY_LIMIT = 1536 * 1024;

const { failed, fields } = onboarding.outcome;

interface Answer {
  status: number;
  outcome: Outcome;
}

export async function receiveSubmission(
  request: Request,
  { db, log, credentials, forms }: RequestServices,
): Promise<Answer> {
  const form = await postedForm(request, BODY_LIMIT);
  if (form === "too large") return refusal(413, { note: failed });
  if (form === "unreadable") return refusal(400, { note: failed });

  const posted = postedAgain(form);
  const parsed = parseSubmission(form);
  if (!parsed.ok) return refusal(422, { note: fields, problems: parsed.problems, posted });

  const { submission } = parsed;
  try {
    const verdict = await forms.judge({
      id: submission.id,
      token: form.get(FORM_TOKEN_FIELD),
      honeypot: form.get(HONEYPOT_FIELD),
    });
    if (verdict.refused) return refusal(429, { note: failed, posted });
    await submitOnboarding(db, sealed(submission, credentials), verdict.status);
    return { status: 200, outcome: { sent: true } };
  } catch (err) {
    log.error({ err, id: submission.id }, "an onboarding submission failed");
    return refusal(503, { note: failed, posted });
  }
}

function refusal(status: number, outcome: Omit<Refusal, "sent">): Answer {
  return { status, outcome: { sent: false, ...outcome } };
}

function postedAgain(form: FormData): Posted {
  const text = (name: string) =>
    form
      .getAll(name)
      // A page cannot carry a NUL; everything else comes back as it was typed.
      .flatMap((value) => (typeof value === "string" ? [value.replaceAll("\0", "")] : []));
  return {
    id: text("id")[0] ?? "",
    token: text(FORM_TOKEN_FIELD)[0] ?? "",
    typed: Object.fromEntries(draftFields.map((field) => [field, text(field)])),
    hadPassword: text("domain_password").some((value) => value !== ""),
  };
}
