import { useEffect, useRef } from "react";
import { Message } from "#app/ui/message.tsx";
import type { Refusal } from "./outcome.ts";

/** Beside the button that was pressed, and in view, unless a field asks for attention. */
export function RefusalNote({ note, problems }: Refusal) {
  const place = useRef<HTMLDivElement>(null);
  const isOwnReason = problems === undefined;
  useEffect(() => {
    if (isOwnReason) place.current?.scrollIntoView({ block: "nearest" });
  }, [isOwnReason]);
  return (
    <div ref={place}>
      <Message look="danger">{note}</Message>
    </div>
  );
}
