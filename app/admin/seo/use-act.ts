import { useCallback, useEffect, useEffectEvent, useRef } from "react";
import { useFetcher } from "react-router";
import { useToast } from "#app/ui/toast.tsx";
import type { SeoAnswer } from "./seo-answer.ts";

const ACTION = "/admin/seo";

/** Posts to the SEO manager and says what came of it, with Undo where it can be taken back. */
export function useAct(): (fields: Record<string, string>) => void {
  const fetcher = useFetcher<SeoAnswer>();
  const { submit } = fetcher;
  const last = useRef(Promise.resolve());
  // One after the other: a second one at once would take the first one's answer, and its Undo, away.
  const act = useCallback(
    (fields: Record<string, string>) => {
      const send = () => submit(fields, { method: "post", action: ACTION });
      last.current = last.current.then(send, send);
    },
    [submit],
  );
  useAnnouncement(fetcher.data, act);
  return act;
}

/** A form of a dialog: it stays, with its messages, until it is saved. */
export function useSave(onSaved: () => void) {
  const fetcher = useFetcher<SeoAnswer>();
  const { data } = fetcher;
  const close = useEffectEvent(onSaved);
  useAnnouncement(data && "done" in data ? data : undefined);
  useEffect(() => {
    if (data && "done" in data) close();
  }, [data]);
  return {
    Form: fetcher.Form,
    action: ACTION,
    busy: fetcher.state !== "idle",
    error: data && "error" in data ? data.error : undefined,
    fields: (data && "error" in data && data.fields) || {},
    caution: data && "warning" in data ? data : undefined,
  };
}

function useAnnouncement(
  answer: SeoAnswer | undefined,
  act?: (fields: Record<string, string>) => void,
): void {
  const toast = useToast();
  useEffect(() => {
    if (!answer || "warning" in answer) return;
    if ("error" in answer) return toast({ look: "danger", title: "Error", text: answer.error });
    const { done: title, text, undo } = answer;
    const action = undo && act && { label: "Undo", run: () => act(undo) };
    toast({ title, text, action });
  }, [answer, act, toast]);
}
