import { Message } from "#app/ui/message.tsx";
import { site } from "#content/site.ts";
import type { Refusal } from "./message-form.tsx";

interface RefusalNoteProps {
  refusal: Refusal;
  /** When no field asks for attention, the note itself does. */
  focus: boolean;
}

export function RefusalNote({ refusal: { note, ring }, focus }: RefusalNoteProps) {
  return (
    // biome-ignore lint/a11y/noAutofocus: the answer to the visitor's own submit, and the reason it failed
    <div tabIndex={-1} autoFocus={focus}>
      <Message look="danger">
        {note}
        {ring && (
          <>
            {" "}
            <a href={site.phoneHref}>{site.phone}</a>.
          </>
        )}
      </Message>
    </div>
  );
}
