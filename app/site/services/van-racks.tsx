import type { ReactNode } from "react";
import type { servicesOverview } from "#content/services.ts";

type ServicePath = (typeof servicesOverview.services)[number]["path"];

/** What stands in each rack, 176 by 88: drawings, a jointed box, a cable drum, a manifold. */
export const racks: Record<ServicePath, ReactNode> = {
  "/services/web-design": (
    <>
      <path className="stroke-draw" d="M56 20h40v68H56zm0 14h40M64 46h24M64 58h24M64 70h14" />
      <path className="fill-ink" d="M96 20h40v68H96z" />
      <path className="fill-sheet" d="M104 42h24v18h-24zm0 26h24v3h-24zm0 8h14v3h-14z" />
      <g className="stroke-ink" strokeWidth="2">
        <circle cx="151" cy="77" r="10" />
        <circle cx="151" cy="77" r="4" />
        <circle cx="151" cy="57" r="10" />
        <circle cx="151" cy="57" r="4" />
      </g>
    </>
  ),
  "/services/development": (
    <>
      <path className="stroke-draw" d="M104 42H56v46h48M64 54h20M64 65h20M64 76h20" />
      <path className="stroke-ink" strokeWidth="4" d="M82 42V24h56v18" />
      <path className="fill-ink" d="M104 42h56v46h-56v-4l-16 4V72l16 4V54l-16 4V42z" />
    </>
  ),
  "/services/automation-ai": (
    <>
      <g className="stroke-orange" strokeWidth="3">
        <path d="M84 86h44q20 0 20-20" />
        <circle cx="84" cy="58" r="22" />
        <circle cx="84" cy="58" r="16" />
        <path d="M148 24V14m-16 16-7-7m39 7 7-7" />
      </g>
      <circle className="stroke-ink" strokeWidth="2" cx="84" cy="58" r="29" />
      <circle className="fill-ink" cx="84" cy="58" r="7" />
      <path className="fill-ink" d="M141 66h14v-8a14 14 0 1 0-14 0z" />
    </>
  ),
  "/services/crm-integration": (
    <>
      <path className="stroke-draw" d="M48 30h44v48H48m0-16h44M48 46h44" />
      <path className="stroke-orange" strokeWidth="3" d="M92 54h20" />
      <rect className="fill-ink" x="112" y="18" width="48" height="70" rx="10" />
      <circle className="fill-sheet" cx="136" cy="42" r="10" />
      <path className="stroke-orange" strokeWidth="2" d="m136 42 5-6" />
      <path className="fill-sheet" d="M122 64h28v3h-28zm0 9h28v3h-28z" />
    </>
  ),
};
