/** A house cut open: drawn on the left of the plumb line, built on the right of it. */
export function HouseSection() {
  return (
    <svg
      className="w-full self-center fill-none lg:order-first"
      viewBox="10 0 640 590"
      role="img"
      aria-label="Section through a house: 1 its front, 2 to 4 the rooms behind, 5 the footings."
    >
      <path className="stroke-draw" d={ground} />
      <path className="stroke-draw" strokeWidth="1.5" d={drawnShell + drawnRooms} />
      <path className="fill-ink" d={builtShell} />
      <path className="fill-sheet stroke-ink" strokeWidth="1.5" d={builtRooms} />
      <path className="stroke-ink" strokeWidth="4" d={builtLines} />
      <path className="fill-orange" d="M430 262h52v16h-52z" />
      <path className="fill-chalk" d="M368 354h74v44h-74z" />
      <path className="fill-ink" d="m368 398 22-24 16 14 14-10 22 20z" />
      <path className="stroke-orange" strokeWidth="3" d="M340 6v530" />
      <path className="fill-orange" d="m331 532 9 34 9-34z" />
      {bubbles.map(({ at: [x, y], to: [toX, toY] }, i) => (
        <g key={x + y}>
          <path className="stroke-ink" d={`M${x} ${y} ${toX} ${toY}`} />
          <circle className="fill-ink" cx={toX} cy={toY} r="4" />
          <circle className="fill-paper stroke-ink" cx={x} cy={y} r="18" strokeWidth="1.5" />
          <text className="fill-ink" x={x - 5} y={y + 6.5} fontSize="18" fontWeight="650">
            {i + 1}
          </text>
        </g>
      ))}
    </svg>
  );
}

const ground =
  "M10 490h130m402 0h108M20 508l18-18m12 18 18-18m12 18 18-18m456 18 18-18m12 18 18-18m12 18 18-18M90 160v330m-6-330h12m-12 154h12m-12 176h12M150 556h164m52 0h164m-380-6v12m380-12v12";
const drawnShell =
  "M340 28 120 168l8 12L340 45M150 167v323h190m-190-14h190M162 159v317m0-316h178m-178 6h178M162 308h178m-178 12h178M138 490h36v34h-36zM340 160l-65-74v74l-55-42v42";
const drawnRooms =
  "M188 196h124v88H188zm0 20h124m-93-20v88m31-88v88m31-88v88m-93-44h124m-124 22h124m-93-22 31 22m0-22-31 22M178 476V356h56v120m-46-60h6M252 476v-22h14v-22h14v-22h14v-22h14v-22h14v-22h14";
const builtShell =
  "m340 28 220 140-8 12L340 45zM518 160h12v330h-12zM340 308h178v12H340zm0 168h190v14H340zM506 490h36v34h-36zM340 160h178v6H340zM403 86l5 3v71h-5zm60 37 5 3v34h-5z";
const builtRooms = "M368 190h122v102H368zM368 340h74v120h-74zm92 38h40v82h-40z";
const builtLines =
  "M382 210h50m-50 20h94m-94 16h94M380 414h50m-50 14h50m-50 14h28m62-50h20m-20 14h20m-20 14h12";

const bubbles = [
  { at: [46, 250], to: [156, 250] },
  { at: [210, 40], to: [235, 240] },
  { at: [606, 130], to: [470, 206] },
  { at: [606, 340], to: [480, 440] },
  { at: [606, 556], to: [526, 510] },
] as const;
