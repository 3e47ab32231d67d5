import { automationAi } from "#content/automation-ai.ts";
import { Breaker } from "./breaker.tsx";

const { hero, circuits } = automationAi;

/** A consumer unit: each circuit has its own way, and the main switch is the client's. */
export function BoardDrawing() {
  return (
    <svg className="w-full fill-none" viewBox="0 0 520 450" role="img" aria-label={hero.drawing}>
      <rect
        className="fill-sheet stroke-ink"
        strokeWidth="3"
        x="2"
        y="196"
        width="516"
        height="240"
        rx="10"
      />
      <path
        className="stroke-draw"
        strokeWidth="1.5"
        d="M22 232h476v144H22zm-6-20h10m468 0h10M16 420h10m468 0h10"
      />
      <rect className="fill-ink" x="30" y="240" width="96" height="128" rx="3" />
      <path className="fill-orange" d="M60 260h36v44H60z" />
      <path className="stroke-paper" strokeWidth="2" d="M60 260h36v88H60z" />
      <text className="fill-ink" x="78" y="408" fontSize="28" fontWeight="650" textAnchor="middle">
        {hero.you}
      </text>
      {circuits.list.map(({ label, live }, i) => (
        <g key={label} transform={`translate(${130 + i * 91})`}>
          <path
            className={live ? "stroke-orange" : "stroke-draw"}
            strokeWidth="3"
            strokeDasharray={live ? undefined : "7 6"}
            d="M45 240V120"
          />
          <g transform="translate(0 238)">
            <Breaker number={i + 1} live={live} />
          </g>
          <g
            className={live ? "fill-paper stroke-ink" : "fill-paper stroke-draw"}
            strokeWidth="2.5"
          >
            <circle cx="45" cy="84" r="36" />
            <path d={signs[i]} />
          </g>
          <text className="fill-ink" x="45" y="30" fontSize="22" textAnchor="middle">
            {label}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** A handset, a quote, a star, papers. */
const signs = [
  "M30 68h9l4 11-6 5a24 24 0 0 0 11 11l5-6 11 4v9c-20 2-36-14-34-34z",
  "M32 64h18l9 9v32H32zm7 21h13m-13 10h13",
  "m45 62 6 14 15 2-11 10 3 15-13-8-13 8 3-15-11-10 15-2z",
  "M38 66v-6h22v34h-6M30 66h24v38H30zm7 13h10m-10 10h10",
];
