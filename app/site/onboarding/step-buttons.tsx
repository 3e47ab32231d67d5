import { Button, LinkButton } from "#app/ui/button.tsx";
import { onboarding } from "#content/onboarding.ts";
import { lastStep, stepId } from "./use-step.ts";

interface StepButtonsProps {
  step: number;
  ready: boolean;
  busy: boolean;
  go(step: number): void;
}

const { previous, next, submit, submitting } = onboarding.buttons;

/** Until the script is there, Previous and Next are links that the stylesheet follows. */
export function StepButtons({ step, ready, busy, go }: StepButtonsProps) {
  return (
    <div className="step-buttons">
      {ready || step === 1 ? (
        <Button className="step-move" disabled={step === 1 || busy} onClick={() => go(step - 1)}>
          {previous}
        </Button>
      ) : (
        <LinkButton className="step-move" to={`#${stepId(step - 1)}`}>
          {previous}
        </LinkButton>
      )}
      {step === lastStep ? (
        <Button look="primary" type="submit" aria-disabled={busy || undefined}>
          {busy ? submitting : submit}
        </Button>
      ) : ready ? (
        <Button look="primary" className="step-move" onClick={() => go(step + 1)}>
          {next}
        </Button>
      ) : (
        <LinkButton look="primary" className="step-move" to={`#${stepId(step + 1)}`}>
          {next}
        </LinkButton>
      )}
    </div>
  );
}
