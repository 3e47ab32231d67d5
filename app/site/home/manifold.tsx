const pitch = 43;
const riser = 104;

/** A valve for each inlet, one riser, and a single main: across on a wide page, down on a phone. */
export function Manifold({ inlets }: { inlets: number }) {
  const levels = Array.from({ length: inlets }, (_, i) => (i + 0.5) * pitch);
  const height = inlets * pitch;
  return (
    <svg className="fill-none" width="160" height={height} aria-hidden="true">
      <path
        className="stroke-draw"
        strokeWidth="1.5"
        d={levels.map((y) => `M0 ${y}h36m24 0h${riser - 60}`).join("")}
      />
      <path
        className="fill-paper stroke-ink"
        strokeWidth="1.5"
        d={levels.map((y) => `M36 ${y - 7}v14l24-14v14z`).join("")}
      />
      <path className="stroke-ink" strokeWidth="6" d={`M${riser} ${levels[0]}V${levels.at(-1)}`} />
      <path
        className="stroke-orange max-md:hidden"
        strokeWidth="6"
        d={`M${riser} ${height / 2}h60`}
      />
      <path
        className="stroke-orange md:hidden"
        strokeWidth="6"
        d={`M${riser} ${levels.at(-1)}v40`}
      />
    </svg>
  );
}
