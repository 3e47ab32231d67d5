import { useEffect, useRef } from "react";
import { useFetcher, useNavigate } from "react-router";
import { useToast } from "#app/ui/toast.tsx";
import type { ListIntent } from "#domain/post-list.schema.ts";
import type { ListResult } from "./list-action.ts";
import { useEditorAddress } from "./use-editor-address.ts";

/** Does something to posts and says what came of it, with a way back where there is one. */
export function useListAction() {
  const fetcher = useFetcher<ListResult>();
  const toast = useToast();
  const navigate = useNavigate();
  const address = useEditorAddress();

  function run(intent: ListIntent) {
    fetcher.submit(intent, { method: "post", action: "/admin/blog", encType: "application/json" });
  }

  const announce = useRef((_result: ListResult) => {});
  announce.current = (result) => {
    if (!result.ok) return toast({ title: result.error, look: "danger" });
    const { title, undo, open } = result;
    toast({ title, action: undo && { label: "Undo", run: () => run(undo) } });
    if (open) navigate(address.edit(open));
  };
  useEffect(() => {
    if (fetcher.data) announce.current(fetcher.data);
  }, [fetcher.data]);

  return { run, isBusy: fetcher.state !== "idle" };
}
