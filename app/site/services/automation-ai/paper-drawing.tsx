import { automationAi } from "#content/automation-ai.ts";

/** A creased note on the left, the same lines in a ledger on the right. */
export function PaperDrawing() {
  return (
    <svg
      className="w-full fill-none"
      viewBox="0 0 640 230"
      role="img"
      aria-label={automationAi.uses.data.drawing}
    >
      <g transform="rotate(-7 110 115)">
        <path
          className="fill-sheet stroke-draw"
          strokeWidth="1.5"
          d="M36 14h148v202l-14-8-15 8-15-8-15 8-15-8-15 8-15-8-15 8-15-8-14 8z"
        />
        <path
          className="stroke-draw"
          strokeWidth="1.5"
          d="M36 92l60 14 88-22M52 56h70M52 128h60m44 0h12M52 148h76m28 0h12M52 168h46m58 0h12"
        />
        <path className="fill-draw" d="M52 34h50v10H52z" />
      </g>
      <path className="stroke-orange" strokeWidth="3" d="M224 116h54m-12-12 13 12-13 12" />
      <path className="fill-sheet stroke-ink" strokeWidth="2" d="M304 22h334v186H304z" />
      <path className="fill-ink" d="M304 22h334v32H304z" />
      <path
        className="stroke-draw"
        strokeWidth="1.5"
        d="M304 92h334M304 131h334M304 170h334M428 54v154M560 54v154"
      />
      <path
        className="fill-ink"
        d="M320 68h70v10h-70zm124 0h86v10h-86zm132 0h46v10h-46zM320 107h56v10h-56zm124 0h70v10h-70zm132 0h46v10h-46zM320 146h80v10h-80zm124 0h96v10h-96z"
      />
      <path className="stroke-orange" strokeWidth="3" d="M568 138h62v26h-62z" />
      <path className="fill-soft" d="M576 146h46v10h-46z" />
    </svg>
  );
}
