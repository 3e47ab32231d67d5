import { webDesign } from "#content/web-design.ts";

/** One page at four stages: measured up, drawn and marked, half built, signed off. */
export function StageDrawing({ stage }: { stage: number }) {
  return (
    <svg className="w-full fill-none" viewBox="15 0 226 178" aria-hidden="true">
      {stages[stage]}
    </svg>
  );
}

/** The two states that the four drawings share. Rendered once, before them. */
export function StageSymbols() {
  return (
    <svg className="absolute" width="0" height="0" aria-hidden="true">
      <defs>
        <g id="page-drawn">
          <path
            className="fill-sheet stroke-draw"
            strokeWidth="1.5"
            d="M16 16h224v144H16zm0 20h224M28 50h92v14H28zm0 20h70v14H28zm0 26h48v16H28zm108-46h92v62h-92zl92 62m0-62-92 62M28 126h60v22H28zm70 0h60v22H98zm70 0h60v22h-60z"
          />
        </g>
        <g id="page-built">
          <path className="fill-ink" d="M16 16h224v144H16z" />
          <path
            className="fill-sheet"
            d="M28 22h40v8H28zm140 0h26v8h-26zm34 0h26v8h-26zM28 50h92v12H28zm0 20h70v12H28zm0 56h60v22H28zm70 0h60v22H98zm70 0h60v22h-60z"
          />
          <path className="fill-chalk" d="M136 50h92v62h-92z" />
          <path className="fill-sheet" d="m148 112 0-22 34-26 34 26v22z" />
          <path className="fill-orange" d="M28 96h48v16H28zm146 0h16v16h-16z" />
        </g>
      </defs>
    </svg>
  );
}

const stages = [
  <>
    <path className="stroke-draw" strokeWidth="1.5" strokeDasharray="6 5" d="M40 40h200v120H40z" />
    <path
      className="stroke-draw"
      strokeWidth="1.5"
      d="M40 12v16m200-16v16M40 20h200M16 40h12M16 160h12M22 40v120"
    />
    <path
      className="stroke-ink"
      strokeWidth="2"
      d="M64 70q8-8 16 0t16 0 16 0 16 0M64 96q8-8 16 0t16 0 16 0 16 0 16 0 16 0M64 122q8-8 16 0t16 0 16 0"
    />
    <path className="fill-orange" d="M40 40l12 4-8 8zm200 120-12-4 8-8z" />
  </>,
  <>
    <use href="#page-drawn" />
    <path
      className="stroke-orange"
      strokeWidth="3"
      d="M18 104c0-18 70-20 70 0s-70 20-70 0zm78-8 40-26m-12 0h13l-5 12M176 136l8 10 18-22"
    />
  </>,
  <>
    <use href="#page-drawn" />
    <clipPath id="half">
      <path d="M0 0h128v176H0z" />
    </clipPath>
    <use href="#page-built" clipPath="url(#half)" />
    <path className="stroke-orange" strokeWidth="3" d="M128 2v166" />
    <path className="fill-orange" d="m128 178-6-16h12z" />
  </>,
  <>
    <use href="#page-built" />
    <g transform="rotate(-8 128 88)">
      <path className="fill-paper stroke-orange" strokeWidth="3" d="M56 70h144v40H56z" />
      <text
        className="fill-orange-ink"
        x="128"
        y="97"
        fontSize="20"
        fontWeight="650"
        textAnchor="middle"
      >
        {webDesign.process.signed}
      </text>
    </g>
  </>,
];
