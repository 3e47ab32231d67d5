import { type FocusEvent, type FormEvent, type KeyboardEvent, useRef } from "react";
import { Message } from "#app/ui/message.tsx";
import { onboarding } from "#content/onboarding.ts";
import { site } from "#content/site.ts";
import { BudgetStep } from "./budget-step.tsx";
import { BusinessStep } from "./business-step.tsx";
import { fieldProps, stepOf } from "./field-props.ts";
import { isControl } from "./form-answers.ts";
import { GuardFields } from "./guard-fields.tsx";
import { OrganizationStep } from "./organization-step.tsx";
import type { Outcome } from "./outcome.ts";
import { ProgressDots } from "./progress-dots.tsx";
import { ProjectStep } from "./project-step.tsx";
import { RefusalNote } from "./refusal-note.tsx";
import { Review } from "./review.tsx";
import { SaveLine } from "./save-line.tsx";
import { SheetBlock } from "./sheet-block.tsx";
import { Step } from "./step.tsx";
import { StepButtons } from "./step-buttons.tsx";
import { useDraft } from "./use-draft.ts";
import { completeLink, useNudges } from "./use-nudges.ts";
import { lastStep, type useStep } from "./use-step.ts";
import { useStepFocus } from "./use-step-focus.ts";
import { path, useSubmission } from "./use-submission.ts";

interface WizardProps {
  /** The id and the token of the form as it is served. */
  given: { id: string; token: string };
  first: Outcome | null;
  steps: ReturnType<typeof useStep>;
}

const contents = [OrganizationStep, BusinessStep, ProjectStep, BudgetStep];

export function Wizard({ given, first, steps }: WizardProps) {
  const { step, ready, go } = steps;
  const form = useRef<HTMLFormElement>(null);
  const posted = first?.sent === false ? first.posted : undefined;
  const { id, token } = posted ?? given;
  const draft = useDraft(form, { id, refused: posted !== undefined });
  const openAt = useStepFocus(steps);
  const { busy, outcome, send, mended, forget } = useSubmission(first, receive);
  const { nudges, look, drop, dropAll } = useNudges(
    posted?.hadPassword ? { domain_password: onboarding.outcome.passwordAgain } : {},
  );
  const problems = outcome?.sent === false ? outcome.problems : undefined;
  const fields = fieldProps(posted?.typed ?? {}, { ...nudges, ...problems });

  function receive(answer: Outcome) {
    if (answer.sent) {
      draft.startAgain();
      dropAll();
      return openAt(1, "outcome");
    }
    const [field] = Object.keys(answer.problems ?? {});
    if (field) openAt(stepOf(field), field);
  }

  function onInput({ target }: FormEvent<HTMLFormElement>) {
    draft.changed();
    if (!isControl(target)) return;
    mended(target.name);
    drop(target.name);
  }

  function onBlur({ target }: FocusEvent) {
    if (!isControl(target)) return;
    if (completeLink(target)) draft.changed();
    look(target);
  }

  /** Enter goes on, and never sends: only Submit does. */
  function onKeyDown(event: KeyboardEvent) {
    const inField = event.target instanceof HTMLInputElement && !event.nativeEvent.isComposing;
    if (event.key !== "Enter" || !inField) return;
    event.preventDefault();
    go(step + 1);
  }

  return (
    <form
      ref={form}
      className={ready ? "wizard ready" : "wizard"}
      method="post"
      action={path}
      // Nothing has to be filled in a certain way, and a field of a closed step would block in silence.
      noValidate
      onInput={onInput}
      onBlur={onBlur}
      onKeyDown={onKeyDown}
      onSubmit={(event) => {
        event.preventDefault();
        send(event.currentTarget);
      }}
    >
      {/* Enter presses a form's first submit button: this one, which does nothing. */}
      <button type="submit" disabled hidden />
      <input type="hidden" name="id" value={draft.id} readOnly />
      <GuardFields token={token} />
      <p className="sheet-head">
        {onboarding.sheet}
        <span>
          {site.name}, {site.location}
        </span>
      </p>
      <ProgressDots step={step} go={go} />
      <div id="outcome" tabIndex={-1}>
        {outcome?.sent && <Message look="success">{onboarding.outcome.sent}</Message>}
      </div>
      {contents.map((Content, i) => (
        <Step key={onboarding.steps[i]?.title} number={i + 1} open={step === i + 1}>
          <Content {...fields} />
          {i + 1 === lastStep && ready && (
            <Review answers={draft.answers} hasPassword={draft.hasPassword} busy={busy} go={go} />
          )}
          {step === i + 1 && outcome?.sent === false && <RefusalNote {...outcome} />}
          <StepButtons step={i + 1} ready={ready} busy={busy} go={go} />
        </Step>
      ))}
      <SaveLine
        saved={draft.saved}
        cleared={draft.cleared}
        onClear={() => {
          draft.clear();
          dropAll();
          forget();
        }}
        onUndo={draft.undo}
      />
      <SheetBlock answers={draft.answers} step={step} />
    </form>
  );
}
