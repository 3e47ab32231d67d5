import type { ReactNode } from "react";
import { contact } from "#content/contact.ts";
import { site } from "#content/site.ts";

/** The sheet the form is filled in on, and the same sheet once it is received. */
export function JobSheet({ children }: { children: ReactNode }) {
  return (
    <section
      className="self-start border border-ink bg-sheet lg:row-span-2"
      id="send"
      aria-labelledby="send-title"
    >
      <p className="flex justify-between gap-4 border-b border-ink px-6 py-2 text-xs text-soft">
        {contact.sheet}
        <span>{site.name}</span>
      </p>
      {children}
    </section>
  );
}
