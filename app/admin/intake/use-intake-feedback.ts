import { useEffect, useRef } from "react";
import { useNavigate, useSubmit } from "react-router";
import { useToast } from "#app/ui/toast.tsx";
import type { IntakeAnswer } from "./intake-action.ts";

/** Says what an action came to. After a deletion it leads to the list and offers to take it back. */
export function useIntakeFeedback(answer: IntakeAnswer | undefined, listPath: string): void {
  const toast = useToast();
  const navigate = useNavigate();
  const submit = useSubmit();
  const said = useRef<IntakeAnswer>(undefined);

  useEffect(() => {
    if (!answer || said.current === answer) return;
    said.current = answer;
    if ("error" in answer) return toast({ look: "danger", title: "Error", text: answer.error });
    if (!("done" in answer)) return;
    if (answer.done !== "deleted" || !("id" in answer)) return toast({ title: answer.done });
    const restore = () => {
      const action = `${listPath}/${answer.id}`;
      submit({ intent: "restore" }, { method: "post", action, navigate: false }).then(() =>
        toast({ title: "Restored" }),
      );
    };
    toast({ title: "Deleted", action: { label: "Undo", run: restore } });
    navigate(listPath);
  }, [answer, listPath, navigate, submit, toast]);
}
