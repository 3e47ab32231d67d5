import type { ReactNode } from "react";

export function PhoneFrame({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={["phone", className].filter(Boolean).join(" ")}>{children}</div>;
}
