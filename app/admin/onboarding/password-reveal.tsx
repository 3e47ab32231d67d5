import { useFetcher } from "react-router";
import { Button } from "#app/ui/button.tsx";
import type { IntakeAnswer } from "../intake/intake-action.ts";
import { useIntakeFeedback } from "../intake/use-intake-feedback.ts";

/** The client's domain password: shown when asked for, and each time on record. */
export function PasswordReveal() {
  const fetcher = useFetcher<IntakeAnswer>();
  useIntakeFeedback(fetcher.data, "/admin/onboarding");
  const shown = fetcher.data && "password" in fetcher.data ? fetcher.data.password : null;
  return (
    <fetcher.Form
      className="flex flex-wrap items-center gap-2"
      method="post"
      onSubmit={(event) => {
        const { submitter } = event.nativeEvent as SubmitEvent;
        const forgets = submitter?.getAttribute("value") === "forget";
        if (forgets && !confirm("Delete this password for good?")) event.preventDefault();
      }}
    >
      {shown !== null ? <code>{shown}</code> : <span aria-hidden="true">••••••••</span>}
      {shown === null && (
        <Button type="submit" small name="intent" value="reveal">
          Show password
        </Button>
      )}
      <Button type="submit" small look="danger" name="intent" value="forget">
        Delete password
      </Button>
      <p className="field-hint basis-full">
        Kept encrypted. Every look is written to the audit log.
      </p>
    </fetcher.Form>
  );
}
