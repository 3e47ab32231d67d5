const fullLength = 300;
const ours = Math.round((fullLength * 26) / 357);

/** The two prices of the board, drawn. The words beside them say the same. */
export const priceDrawings = {
  emails: (
    <svg className="mt-4 fill-none" viewBox="0 0 302 58" width="402" aria-hidden="true">
      <path className="fill-orange" d={`M1 1h${ours}v24H1z`} />
      <path className="stroke-draw" strokeDasharray="5 4" d={`M1 33h${fullLength}v24H1z`} />
      <g className="fill-ink" fontSize="16" fontWeight="650">
        <text x={ours + 13} y="19">
          £26
        </text>
        <text x="11" y="51">
          £357
        </text>
      </g>
    </svg>
  ),
  planner: (
    <svg className="mt-4 fill-none" viewBox="0 0 302 58" width="402" aria-hidden="true">
      <path className="stroke-draw" strokeDasharray="5 4" d="M1 1h300v56H1z" />
      <g className="fill-soft" fontSize="16">
        <text x="14" y="35">
          Social planner
        </text>
        <text x="288" y="35" textAnchor="end">
          £99/month
        </text>
      </g>
      <path className="stroke-orange" strokeWidth="3" d="m8 33 286-6" />
    </svg>
  ),
} as const;
