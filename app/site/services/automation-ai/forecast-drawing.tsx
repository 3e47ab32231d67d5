import { automationAi } from "#content/automation-ai.ts";

/** Heights of twelve months; the last three have not happened yet. */
const months = [96, 88, 120, 138, 130, 146, 152, 134, 150, 104, 62, 84];
const known = 9;
const ground = 190;

export function ForecastDrawing() {
  return (
    <svg
      className="w-full fill-none"
      viewBox="0 0 640 200"
      role="img"
      aria-label={automationAi.uses.prediction.drawing}
    >
      <path className="fill-ink" d={months.slice(0, known).map(bar(0)).join("")} />
      <path
        className="stroke-draw"
        strokeWidth="2"
        strokeDasharray="6 5"
        d={months.slice(known).map(bar(known)).join("")}
      />
      <path className="stroke-orange" strokeWidth="3" d="M473 8v186" />
      <path className="stroke-ink" strokeWidth="2" d={`M0 ${ground}h640`} />
    </svg>
  );
}

function bar(first: number) {
  return (height: number, i: number) =>
    `M${(first + i) * 53 + 6} ${ground}v-${height}h34v${height}z`;
}
