import { useRevalidator } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Message } from "#app/ui/message.tsx";

/** A screen whose data could not be read: the panel stays, and one press tries again. */
export function AdminError() {
  const { revalidate, state } = useRevalidator();
  return (
    <div className="grid max-w-measure gap-4">
      <h1>This screen could not be loaded</h1>
      <Message look="danger">An unexpected error occurred. Please try again.</Message>
      <div>
        <Button look="primary" aria-disabled={state === "loading"} onClick={() => revalidate()}>
          {state === "loading" ? "Trying…" : "Try again"}
        </Button>
      </div>
    </div>
  );
}
