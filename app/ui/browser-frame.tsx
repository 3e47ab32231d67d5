import type { ReactNode } from "react";

interface BrowserFrameProps {
  /** Shown in the bar, e.g. `harker-roofing.example`. */
  address: string;
  className?: string;
  children: ReactNode;
}

export function BrowserFrame({ address, className, children }: BrowserFrameProps) {
  return (
    <div className={["browser", className].filter(Boolean).join(" ")}>
      <div aria-hidden="true">{address}</div>
      {children}
    </div>
  );
}
