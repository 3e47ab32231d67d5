import type { ReactNode } from "react";

interface AskedProps {
  /** The answer that brings these fields up; the stylesheet looks for it in the form. */
  when: "buy" | "ready" | "yes";
  title: string;
  children: ReactNode;
}

/** Fields for some answers only. A browser too old to look shows them always, under their title. */
export function Asked({ when, title, children }: AskedProps) {
  return (
    <fieldset className={`asked asked-${when}`}>
      <legend className="tag">{title}</legend>
      {children}
    </fieldset>
  );
}
