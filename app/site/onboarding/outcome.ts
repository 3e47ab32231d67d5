import type { OnboardingProblems } from "#domain/onboarding.schema.ts";
import type { Typed } from "./field-props.ts";

/** What the server answers to a submission. */
export type Outcome = { sent: true } | Refusal;

export interface Refusal {
  sent: false;
  note: string;
  problems?: OnboardingProblems;
  /** A form that was posted without script is shown again, with all that was typed. */
  posted?: Posted;
}

export interface Posted {
  id: string;
  token: string;
  /** Without the password: it is asked for again rather than written into a page. */
  typed: Typed;
  hadPassword: boolean;
}
