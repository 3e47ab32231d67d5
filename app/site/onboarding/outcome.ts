import type { Problems, Typed } from "./field-props.ts";

/** What the server answers to a submission. */
export type Outcome = { sent: true } | Refusal;

export interface Refusal {
  sent: false;
  note: string;
  problems?: Problems;
  /** For a form that was posted without script and has to be shown again. */
  posted?: { id: string; typed: Typed };
}
