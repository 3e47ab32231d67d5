import { useSyncExternalStore } from "react";
import type { Measure } from "#domain/pixel-width.ts";

/** Measures text in a font, once there is a browser to do it; null before that. */
export function useMeasure(font: string): Measure | null {
  return useSyncExternalStore(
    subscribe,
    () => measurer(font),
    () => null,
  );
}

const subscribe = () => () => {};
const measurers = new Map<string, Measure>();

function measurer(font: string): Measure {
  const known = measurers.get(font);
  if (known) return known;
  const canvas = document.createElement("canvas").getContext("2d");
  const measure = (text: string) => {
    if (!canvas) return 0;
    // Faces with Arial's widths, for machines without it.
    canvas.font = `${font}, "Liberation Sans", Arimo, Helvetica, sans-serif`;
    return canvas.measureText(text).width;
  };
  measurers.set(font, measure);
  return measure;
}
