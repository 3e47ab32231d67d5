import type { CSSProperties } from "react";
import { readTime } from "#content/blog.ts";

/** How long an article is, measured. */
export function Tape({ minutes }: { minutes: number }) {
  return (
    <span className="tape" style={{ "--minutes": minutes } as CSSProperties}>
      {readTime(minutes)}
    </span>
  );
}
