/** One way of the board, 86 wide: up is on. */
export function Breaker({ number, live }: { number: number; live: boolean }) {
  return (
    <>
      <rect
        className="fill-paper stroke-ink"
        strokeWidth="2"
        x="2"
        y="2"
        width="86"
        height="128"
        rx="3"
      />
      <path className="stroke-ink" strokeWidth="2" d="M32 22h26v88H32z" />
      <path
        className={live ? "fill-orange" : "fill-draw"}
        d={live ? "M32 22h26v44H32z" : "M32 66h26v44H32z"}
      />
      <text className="fill-ink" x="45" y="170" fontSize="28" fontWeight="650" textAnchor="middle">
        {number}
      </text>
    </>
  );
}
