import { onboarding } from "#content/onboarding.ts";
import { lastStep, stepId } from "./use-step.ts";

interface ProgressDotsProps {
  step: number;
  go(step: number): void;
}

/** Four pegs on a line. Nothing blocks, so each is also a way to its step. */
export function ProgressDots({ step, go }: ProgressDotsProps) {
  return (
    <ol className="dots" aria-label={onboarding.progress}>
      {onboarding.steps.map(({ title }, i) => (
        <li key={title} className={i + 1 < step ? "done" : undefined}>
          <a
            href={`#${stepId(i + 1)}`}
            aria-current={i + 1 === step ? "step" : undefined}
            onClick={(event) => {
              event.preventDefault();
              go(i + 1);
            }}
          >
            <span className="sr-only">
              Step {i + 1} of {lastStep}:{" "}
            </span>
            <span>{title}</span>
          </a>
        </li>
      ))}
    </ol>
  );
}
