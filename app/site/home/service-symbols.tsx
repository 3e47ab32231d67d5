import type { ReactNode } from "react";
import type { home } from "#content/home.ts";

type ServicePath = (typeof home.services)[number]["path"];

/** The signs of a working drawing: an elevation, a joint, a switched lamp, a manifold. */
export const serviceSymbols: Record<ServicePath, ReactNode> = {
  "/services/web-design": (
    <Sign>
      <path
        className="stroke-draw"
        d="M48 4H4v56h44M4 15h44M10 22h30v14H10zm0 0 30 14m0-14L10 36m0 8h30m-30 8h20"
      />
      <path className="fill-ink" d="M48 4h44v56H48z" />
      <path className="fill-sheet" d="M54 22h32v14H54zm0 21h32v2H54zm0 8h20v2H54z" />
      <path className="stroke-orange" strokeWidth="2.5" d="M48 0v64" />
    </Sign>
  ),
  "/services/development": (
    <Sign>
      <path className="stroke-draw" d="M50 8H4v48h46M4 20h20M4 32h20M4 44h20" />
      <path className="fill-ink" d="M50 8h42v48H50v-8l-20 5V35l20 5V24l-20 5V11l20 5z" />
      <path className="stroke-orange" strokeWidth="2.5" d="M50 0v64" />
    </Sign>
  ),
  "/services/automation-ai": (
    <Sign>
      <path className="stroke-draw" d="M0 44h24m24 0h12m32 0h4" />
      <path className="stroke-orange" strokeWidth="2.5" d="m24 44 22-20" />
      <path className="fill-ink" d="M20 40h8v8h-8zm24 0h8v8h-8z" />
      <circle className="fill-ink" cx="76" cy="44" r="16" />
      <path className="stroke-sheet" strokeWidth="2" d="m65 33 22 22m0-22L65 55" />
      <path className="stroke-orange" strokeWidth="2" d="M76 22V10m-16 18-7-8m39 8 4-8" />
    </Sign>
  ),
  "/services/crm-integration": (
    <Sign>
      <path className="stroke-draw" d="M0 8h34v48H0m0-12h34M0 32h34M0 20h34" />
      <path className="stroke-orange" strokeWidth="2.5" d="M34 32h24" />
      <path className="fill-ink" d="M58 8h34v48H58z" />
      <path className="fill-sheet" d="M64 15h22v6H64zm0 12h22v2H64zm0 8h22v2H64zm0 8h14v2H64z" />
    </Sign>
  ),
};

function Sign({ children }: { children: ReactNode }) {
  return (
    <svg
      className="w-18 fill-none md:w-24"
      viewBox="0 0 96 64"
      width="96"
      height="64"
      strokeWidth="1.5"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}
