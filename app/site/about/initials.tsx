/** Shown until there is a photo: the initials, drawn on the left of the line and built on the right. */
export function Initials({ name }: { name: string }) {
  const letters = name
    .split(/\s+/)
    .map(([first]) => first)
    .slice(0, 2)
    .join("");
  return (
    <svg className="w-full fill-none font-display" viewBox="0 0 400 340" aria-hidden="true">
      <clipPath id="built">
        <path d="M200 0h200v340H200z" />
      </clipPath>
      <path
        className="stroke-draw"
        strokeDasharray="2 6"
        d="M0 78h400M0 270h400M44 0v340M356 0v340"
      />
      <path
        className="stroke-draw"
        d="M44 306h312m-312-6v12m312-12v12M20 78v192m-6-192h12m-12 192h12"
      />
      <g fontSize="286" textAnchor="middle">
        <text className="stroke-draw" x="200" y="270">
          {letters}
        </text>
        <text className="fill-ink" x="200" y="270" clipPath="url(#built)">
          {letters}
        </text>
      </g>
      <path className="stroke-orange" strokeWidth="3" d="M200 0v340" />
    </svg>
  );
}
