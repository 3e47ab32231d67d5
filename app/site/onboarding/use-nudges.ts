import { useState } from "react";
import { onboarding } from "#content/onboarding.ts";
import type { OnboardingProblems } from "#domain/onboarding.schema.ts";

type Control = HTMLInputElement | HTMLTextAreaElement;

/** What the browser's own input types find odd about a field, once it is left. It holds nothing up. */
export function useNudges(first: OnboardingProblems) {
  const [nudges, setNudges] = useState(first);
  return {
    nudges,
    look(control: Control) {
      setNudges((others) => ({ ...others, [control.name]: nudgeFor(control) }));
    },
    drop(name: string) {
      setNudges((others) => ({ ...others, [name]: undefined }));
    },
    dropAll() {
      setNudges({});
    },
  };
}

function nudgeFor({ type, validity }: Control): string | undefined {
  const texts: Partial<Record<string, string>> = onboarding.nudges;
  return validity.valid ? undefined : texts[type];
}

/** Completes a link typed the way people say it, such as files.example/photos. */
export function completeLink(control: Control): boolean {
  if (control.type !== "url" || !/^[\w-]+(\.[\w-]+)+(\/|$)/.test(control.value)) return false;
  control.value = `https://${control.value}`;
  return true;
}
