import type { ReactNode } from "react";
import type { development } from "#content/development.ts";

type Letter = (typeof development.plates)[number]["letter"];

/** What lies on each plate, on a square of 200: a form, a price table, drawers, sockets. */
export const faces: Record<Letter, ReactNode> = {
  A: (
    <>
      <path className="fill-ink" d="M16 16h168v24H16z" />
      <path className="stroke-draw" d="M16 60h104M16 78h80M16 100h168v22H16zm0 34h168v22H16z" />
      <path className="fill-orange stroke-orange" d="M112 168h72v20h-72z" />
    </>
  ),
  B: (
    <>
      <path className="fill-draw stroke-draw" d="M16 16h168v34H16zm0 34h56v134H16z" />
      <path
        className="stroke-draw"
        d="M72 50h112v134H72zm0 34h112M72 118h112M72 152h112M128 50v134"
      />
      <path className="fill-orange stroke-orange" d="M128 118h56v34h-56z" />
    </>
  ),
  C: (
    <>
      <path className="fill-chalk stroke-chalk" d="M16 16h48v168H16z" />
      <path
        className="stroke-draw"
        d="M76 16h48v168H76zm60 0h48v168h-48zM76 58h48M76 100h48M76 142h48M136 58h48m-48 42h48m-48 42h48"
      />
      <path className="stroke-sheet" d="M16 58h48M16 100h48M16 142h48" />
      <path className="fill-orange stroke-orange" d="M136 100h48v42h-48z" />
    </>
  ),
  D: (
    <>
      <path className="stroke-orange" strokeWidth="5" d="M100 20v160M20 100h160" />
      <path
        className="fill-paper"
        d="M64 64h72v72H64zm22-52h28v28H86zm0 148h28v28H86zM12 86h28v28H12zm148 0h28v28h-28z"
      />
    </>
  ),
};
