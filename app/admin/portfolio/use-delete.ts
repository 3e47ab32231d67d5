import { useEffect, useRef } from "react";
import { useFetcher, useSubmit } from "react-router";
import { useToast } from "#app/ui/toast.tsx";
import type { ListedItem } from "#data/portfolio-items-admin.ts";
import type { action } from "./list.route.tsx";

/** Deletes at once; the notice that says so can take it back, on whichever screen it is pressed. */
export function useDelete(): (item: ListedItem) => void {
  const fetcher = useFetcher<typeof action>();
  const submit = useSubmit();
  const toast = useToast();
  const answered = useRef<unknown>(null);
  const { data: answer } = fetcher;

  useEffect(() => {
    if (!answer || answered.current === answer) return;
    answered.current = answer;
    if ("error" in answer) return toast({ title: answer.error, look: "danger" });
    const { deleted } = answer;
    if (!deleted) return;
    const undo = () => {
      const body = { intent: "restore", item: JSON.stringify(deleted) };
      submit(body, { method: "post", action: "/admin/portfolio", navigate: false }).then(() =>
        toast({ title: "Item restored", text: deleted.title }),
      );
    };
    toast({
      title: "Item deleted",
      text: deleted.title,
      action: { label: "Undo", run: undo },
    });
  }, [answer, submit, toast]);

  return ({ id }) => fetcher.submit({ intent: "delete", id }, { method: "post" });
}
