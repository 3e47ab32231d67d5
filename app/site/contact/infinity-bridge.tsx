/** The bridge over the Tees: its two arches built, their reflection drawn. */
export function InfinityBridge() {
  return (
    <svg className="w-full fill-none" viewBox="0 0 480 200" aria-hidden="true">
      <path className="stroke-draw" d="M0 112h480M0 124h90m24 0h120m40 0h170M40 140h60m220 0h110" />
      <path className="stroke-ink" d={hangers} />
      <path className="stroke-draw" strokeDasharray="5 4" d="M30 112q130 140 260 0 80 78 160 0" />
      <path className="stroke-ink" strokeWidth="4" d="M30 96Q160-44 290 96q80-78 160 0" />
      <path className="stroke-orange" strokeWidth="3" d="M0 92h480" />
      <path className="fill-ink" d="M284 96h12v24h-12zM26 96h8v20h-8zm420 0h8v20h-8z" />
    </svg>
  );
}

const hangers = [...arch(30, 290, 140, 20), ...arch(290, 450, 78, 20)].join("");

/** Upright lines from an arch (a quadratic curve with its control point `rise` up) to the deck. */
function arch(from: number, to: number, rise: number, pitch: number): string[] {
  const lines: string[] = [];
  for (let x = from + pitch; x < to; x += pitch) {
    const t = (x - from) / (to - from);
    lines.push(`M${x} 92V${Math.round(96 - 2 * t * (1 - t) * rise)}`);
  }
  return lines;
}
