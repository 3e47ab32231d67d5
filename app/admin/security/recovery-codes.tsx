import { Button } from "#app/ui/button.tsx";
import { Message } from "#app/ui/message.tsx";

/** Shown once: kept on paper, they let the owner in when the phone is gone. */
export function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone(): void }) {
  return (
    <Message>
      <p>
        <b>Keep these recovery codes somewhere safe.</b> Each works once, if your phone is lost.
        They are not shown again.
      </p>
      <ol className="my-3 grid gap-x-6 sm:grid-cols-2" aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <Button small onClick={onDone}>
        I have kept them
      </Button>
    </Message>
  );
}
