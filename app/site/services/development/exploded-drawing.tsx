import type { ReactNode } from "react";
import { development } from "#content/development.ts";
import { faces } from "./plate-faces.tsx";

const { hero, plates } = development;
const first = 14;
const pitch = 156;

/** An assembly pulled apart along its plumb line, so that each plate can be named. */
export function ExplodedDrawing() {
  const stack = plates.map(({ letter }, i) => (
    <Plate key={letter} letter={letter} top={first + i * pitch} solid={i === plates.length - 1}>
      {faces[letter]}
    </Plate>
  ));
  return (
    <svg className="w-full fill-none" viewBox="0 0 500 668" role="img" aria-label={hero.drawing}>
      <path
        className="stroke-draw"
        strokeWidth="1.5"
        strokeDasharray="8 6"
        d="M50 80v470M430 80v470"
      />
      <path className="stroke-orange" strokeWidth="3" d="M240 0v642" />
      <path className="fill-orange" d="m240 668-9-28h18z" />
      {stack.toReversed()}
    </svg>
  );
}

interface PlateProps {
  letter: string;
  top: number;
  solid: boolean;
  children: ReactNode;
}

function Plate({ letter, top, solid, children }: PlateProps) {
  const middle = top + 64;
  return (
    <g className={solid ? "fill-ink stroke-ink" : "fill-sheet stroke-ink"} strokeWidth="2">
      <path strokeLinejoin="round" d={`M50 ${middle}v12l190 64 190-64v-12M240 ${top + 128}v12`} />
      {/* A square of 200 drawn flat, then laid down once. */}
      <g transform={`matrix(.95 .32 -.95 .32 240 ${top})`}>
        <path d="M0 0h200v200H0z" />
        {children}
      </g>
      <path d={`M430 ${middle}h32`} />
      <circle className="fill-paper" cx="480" cy={middle} r="18" />
      <text
        className="fill-ink"
        x="480"
        y={middle + 7}
        fontSize="20"
        fontWeight="650"
        strokeWidth="0"
        textAnchor="middle"
      >
        {letter}
      </text>
    </g>
  );
}
