import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useFetcher } from "react-router";
import { page } from "#content/pages.ts";
import { unaskedFields } from "#domain/onboarding-draft.ts";
import { answersOf } from "./form-answers.ts";
import type { Outcome } from "./outcome.ts";

export const { path } = page("services/web-design/onboarding");

/** Sends the form in the background: what is typed stays where it is until the answer is there. */
export function useSubmission(first: Outcome | null, onOutcome: (outcome: Outcome) => void) {
  const { state, data, submit } = useFetcher<Outcome>();
  const [outcome, setOutcome] = useState(first);
  const underWay = useRef(false);

  const receive = useEffectEvent((answer: Outcome) => {
    underWay.current = false;
    setOutcome(answer);
    onOutcome(answer);
  });
  useEffect(() => {
    if (state === "idle" && data) receive(data);
  }, [state, data]);

  return {
    busy: state !== "idle",
    outcome,
    /** A field is being mended, or a new form begun. */
    mended(field: string) {
      setOutcome((last) => last && without(last, field));
    },
    forget() {
      setOutcome(null);
    },
    send(form: HTMLFormElement) {
      if (underWay.current) return;
      underWay.current = true;
      setOutcome(null);
      const body = new FormData(form);
      for (const name of unaskedFields(answersOf(form))) body.delete(name);
      // Nothing on the page depends on it, and on a bad line every further request can fail.
      void submit(body, { method: "post", action: path, defaultShouldRevalidate: false });
    },
  };
}

function without(outcome: Outcome, field: string): Outcome | null {
  if (outcome.sent) return null;
  if (!outcome.problems) return outcome;
  const left = Object.entries(outcome.problems).filter(([name]) => name !== field);
  return left.length > 0 ? { ...outcome, problems: Object.fromEntries(left) } : null;
}
