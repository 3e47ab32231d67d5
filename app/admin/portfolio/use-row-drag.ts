import { type PointerEvent as ReactPointerEvent, useRef, useState } from "react";

interface RowDrag {
  from: number;
  /** Where the row would stand if it were let go. */
  to: number;
}

const EDGE = 72;

/** Drags rows of one table body by a handle, with mouse, pen or finger. Esc puts the row back. */
export function useRowDrag(onDrop: (from: number, to: number) => void) {
  const body = useRef<HTMLTableSectionElement>(null);
  const [drag, setDrag] = useState<RowDrag | null>(null);

  function start(event: ReactPointerEvent, from: number) {
    if (event.button !== 0) return;
    event.preventDefault();
    const stop = new AbortController();
    const listen = { signal: stop.signal };
    let to = from;
    const end = () => {
      stop.abort();
      setDrag(null);
    };
    const onMove = ({ clientY }: PointerEvent) => {
      if (clientY < EDGE) window.scrollBy(0, -12);
      else if (clientY > window.innerHeight - EDGE) window.scrollBy(0, 12);
      to = indexAt(body.current, clientY, from);
      setDrag({ from, to });
    };
    const onUp = () => {
      end();
      if (to !== from) onDrop(from, to);
    };
    const onKey = ({ key }: KeyboardEvent) => key === "Escape" && end();
    setDrag({ from, to });
    window.addEventListener("pointermove", onMove, listen);
    window.addEventListener("pointerup", onUp, listen);
    window.addEventListener("pointercancel", end, listen);
    window.addEventListener("keydown", onKey, listen);
  }

  return { body, drag, start };
}

/** The place a row gets when it is let go at this height: after every other row above it. */
function indexAt(body: HTMLTableSectionElement | null, y: number, from: number): number {
  const others = [...(body?.rows ?? [])].filter((_, i) => i !== from);
  return others.filter((row) => {
    const { top, height } = row.getBoundingClientRect();
    return top + height / 2 < y;
  }).length;
}
