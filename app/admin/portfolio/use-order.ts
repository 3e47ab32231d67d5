import { useEffect, useRef, useState } from "react";
import { useFetcher } from "react-router";
import { useToast } from "#app/ui/toast.tsx";
import type { ListedItem } from "#data/portfolio-items-admin.ts";
import type { action } from "./list.route.tsx";

/**
 * The rows in the order they were last put into. A move shows at once and is saved at once; moves
 * made faster than they are saved follow one another.
 */
export function useOrder(items: ListedItem[], first: number) {
  const fetcher = useFetcher<typeof action>();
  const toast = useToast();
  const [order, setOrder] = useState<string[] | null>(null);
  const [status, setStatus] = useState("");
  const saving = useRef(Promise.resolve());
  const unsaved = useRef(0);
  const { data: answer } = fetcher;

  // biome-ignore lint/correctness/useExhaustiveDependencies: what the server says replaces our guess
  useEffect(() => {
    if (unsaved.current === 0) setOrder(null);
  }, [items]);

  useEffect(() => {
    if (!answer || !("error" in answer)) return;
    setOrder(null);
    setStatus("");
    toast({ title: "The order was not saved", text: answer.error, look: "danger" });
  }, [answer, toast]);

  const rows = order ? order.flatMap((id) => items.find((item) => item.id === id) ?? []) : items;

  /** To an index among the rows; one before or after them is on another page. */
  function move(item: ListedItem, index: number) {
    const others = rows.filter(({ id }) => id !== item.id).map(({ id }) => id);
    setOrder(others.toSpliced(Math.max(0, index), 0, item.id));
    setStatus("");
    unsaved.current += 1;
    const place = first + index;
    const body = { intent: "move", id: item.id, place: String(place) };
    saving.current = saving.current
      .then(() => fetcher.submit(body, { method: "post" }))
      .then(() => setStatus(`Order saved. ${item.title} is now number ${place}.`))
      .catch(() => setOrder(null))
      .finally(() => {
        unsaved.current -= 1;
      });
  }

  return { rows, move, status };
}
