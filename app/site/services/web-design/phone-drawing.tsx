import { webDesign } from "#content/web-design.ts";

const { drawing, notes } = webDesign.hero;

/** Where the leader of each note stands, and the point on the phone it touches. */
const leaders = [
  { y: 56, to: 430 },
  { y: 150, to: 232 },
  { y: 286, to: 266 },
  { y: 502, to: 268 },
];

/** A phone in elevation, with the reach of a thumb struck across it. */
export function PhoneDrawing() {
  return (
    <svg className="w-full fill-none" viewBox="0 0 520 600" role="img" aria-label={drawing.label}>
      <rect
        className="fill-sheet stroke-ink"
        strokeWidth="3"
        x="222"
        y="12"
        width="280"
        height="572"
        rx="38"
      />
      <path className="stroke-draw" strokeWidth="1.5" d="M230 84h264M330 30h64" />
      <path className="fill-ink" d="M446 62h6v-8h-6z" />
      <path className="stroke-draw" strokeWidth="1.5" d="M457 61h5V49h-5zm10 0h5V44h-5z" />
      <g className="fill-ink font-display" fontSize="44">
        {drawing.headline.map((line, i) => (
          <text key={line} x="244" y={134 + i * 44}>
            {line}
          </text>
        ))}
      </g>
      <path className="fill-ink" d="M244 206h236v136H244z" />
      <path className="fill-chalk" d="M300 228h84v92h-84z" />
      <path className="fill-sheet" d="M316 244h52v20h-52z" />
      <circle className="fill-orange" cx="342" cy="292" r="9" />
      <path
        className="stroke-sheet"
        strokeWidth="4"
        d="M316 320v22m16-22v22m20-22v22m32-40h30v-74h66"
      />
      <path
        className="stroke-draw"
        strokeWidth="1.5"
        d="M244 370h236M244 394h236M244 418h150M222 452h280"
      />
      <rect className="fill-orange" x="244" y="474" width="236" height="56" rx="3" />
      <text
        className="fill-on-orange"
        x="362"
        y="510"
        fontSize="24"
        fontWeight="650"
        textAnchor="middle"
      >
        {drawing.button}
      </text>
      <path
        className="stroke-orange"
        strokeWidth="2"
        strokeDasharray="8 6"
        d="M502 390A250 250 0 0 0 268 582"
      />
      <g className="stroke-draw" strokeWidth="1.5">
        {leaders.map(({ y, to }) => (
          <path key={y} d={`M0 ${y}H${to}`} />
        ))}
      </g>
      {leaders.map(({ y, to }, i) => (
        <g key={y}>
          <circle className="fill-orange stroke-sheet" strokeWidth="2" cx={to} cy={y} r="6" />
          <text className="fill-ink" fontSize="20" y={y - 9}>
            {notes[i]?.[0]}
          </text>
          <text className="fill-ink" fontSize="20" y={y + 23}>
            {notes[i]?.[1]}
          </text>
        </g>
      ))}
    </svg>
  );
}
