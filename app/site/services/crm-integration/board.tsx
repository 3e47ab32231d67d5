interface BoardProps {
  /** What runs into the board, top to bottom. */
  sources: readonly string[];
  /** What comes out of it. */
  jobs: readonly string[];
}

/** Loose ends on the left, a board of eight ways, and one list of jobs on its outgoing side. */
export function Board({ sources, jobs }: BoardProps) {
  return (
    <svg
      className="w-full max-w-measure self-center fill-none"
      viewBox="0 0 460 500"
      fontSize="17"
      role="img"
      aria-label={`${sources.join(", ")}: wired into one board with eight numbered ways, and out as one list of jobs.`}
    >
      <g className="fill-soft">
        {sources.map((source, i) => (
          <text key={source} y={46 + i * 48}>
            {source}
          </text>
        ))}
      </g>
      <path className="stroke-draw" strokeWidth="1.5" strokeDasharray="5 4" d={wires} />
      <path className="fill-ink" d="M192 12h268v300H192z" />
      <path className="fill-sheet" d={breakers} />
      <path className="fill-ink" d={switches} />
      <g className="fill-paper" textAnchor="middle" fontSize="16">
        <text x="236 296 356 416" y="141">
          1234
        </text>
        <text x="236 296 356 416" y="277">
          5678
        </text>
      </g>
      <path className="stroke-orange" strokeWidth="3" d={feed} />
      <path className="fill-sheet stroke-ink" strokeWidth="1.5" d="M193 358h266v141H193z" />
      <path className="stroke-line" d="M193 405h266m-266 47h266" />
      <path className="stroke-orange" strokeWidth="2.5" d={ticks} />
      <g className="fill-ink">
        {jobs.map((job, i) => (
          <text key={job} x="244" y={388 + i * 47}>
            {job}
          </text>
        ))}
      </g>
    </svg>
  );
}

const wires =
  "M54 40c70 0 60 118 138 118M54 88c80 0 70-42 138-42M92 136c50 0 40 150 100 150M62 184c60 0 70-96 130-96M96 232c50 0 30-30 96-30M86 280c60 0 50-36 106-36";

const columns = [212, 272, 332, 392];
const breakers = columns.map((x) => `M${x} 36h48v82h-48zm0 136h48v82h-48z`).join("");
const switches = columns.map((x) => `M${x + 15} 48h18v32h-18zm0 136h18v32h-18z`).join("");
/** A busbar over each row of breakers, and one tail that leaves the board as the list. */
const feed = `M326 26v332${columns.map((x) => `M${x + 24} 36V26M${x + 24} 172v-10`).join("")}M236 26h180M236 162h180`;
const ticks = [382, 429, 476].map((y) => `M211 ${y - 2}l6 6 11-12`).join("");
