import type { ReactNode } from "react";
import { onboarding } from "#content/onboarding.ts";
import { lastStep, stepId } from "./use-step.ts";

interface StepProps {
  number: number;
  open: boolean;
  children: ReactNode;
}

export function Step({ number, open, children }: StepProps) {
  const step = onboarding.steps[number - 1];
  const id = stepId(number);
  return (
    <section className="step" data-open={open || undefined} aria-labelledby={id}>
      <header>
        <p className="number" id={`${id}-count`}>
          Step {number} of {lastStep}
        </p>
        <h2 id={id} tabIndex={-1} aria-describedby={`${id}-count`}>
          {step?.title}
        </h2>
        <p className="text-soft">{step?.intro}</p>
      </header>
      {children}
    </section>
  );
}
