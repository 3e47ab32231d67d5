import { crm } from "#content/crm-integration.ts";

const { columns } = crm.video;

/** A job crossing the board from its first column to its last. */
export function VideoPoster({ label }: { label: string }) {
  return (
    <div className="relative" aria-hidden="true">
      <svg className="w-full fill-none" viewBox="0 0 640 360" aria-hidden="true">
        <g className="fill-soft" fontSize="22">
          {columns.map((column, i) => (
            <text key={column} x={24 + i * 154} y="42">
              {column}
            </text>
          ))}
        </g>
        <path className="stroke-ink" strokeWidth="1.5" d="M24 56h130m24 0h130m24 0h130m24 0h130" />
        <path className="stroke-draw" d={cards} />
        <path className="stroke-draw" strokeDasharray="5 4" d="M24 72h130v54H24z" />
        <path className="stroke-orange" strokeWidth="3" d="M89 99c150 0 130 150 400 150" />
        <path className="fill-orange" d="M486 222h130v54H486z" />
        <path
          className="stroke-on-orange"
          strokeWidth="3"
          d="M502 240h66m-66 16h40m44-10 6 6 11-12"
        />
      </svg>
      <span className="btn btn-primary btn-small absolute bottom-3 left-3 sm:bottom-6 sm:left-6">
        <svg
          className="fill-on-orange"
          viewBox="0 0 12 14"
          width="12"
          height="14"
          aria-hidden="true"
        >
          <path d="M0 0v14l12-7z" />
        </svg>
        {label}
      </span>
    </div>
  );
}

const card = "h130v54h-130zm16 18h66m-66 16h40";
const cards = [
  [24, 142],
  [178, 72],
  [178, 142],
  [332, 72],
  [486, 72],
  [486, 142],
]
  .map(([x, y]) => `M${x} ${y}${card}`)
  .join("");
