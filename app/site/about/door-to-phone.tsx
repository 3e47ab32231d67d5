/** A panelled door on the left of the line, a website on a phone on the right of it. */
export function DoorToPhone() {
  return (
    <svg
      className="mx-auto fill-none"
      viewBox="0 0 270 530"
      width="270"
      height="530"
      aria-hidden="true"
    >
      <path className="stroke-draw" d="M14 8v510m-6-510h12M8 518h12" />
      <path className="stroke-draw" strokeWidth="1.5" d={door} />
      <path className="fill-ink" d="M150 8h82q24 0 24 24v462q0 24-24 24h-82z" />
      <path className="fill-paper" d="M150 22h76q16 0 16 16v450q0 16-16 16h-76z" />
      <path className="fill-chalk" d="M150 62h92v150h-92z" />
      <path className="fill-paper" d="m150 132 34-30 36 32v46h-70z" />
      <path className="fill-orange" d="M150 234h62v34h-62z" />
      <path className="stroke-ink" strokeWidth="5" d="M150 294h74m-74 18h60m-60 106h74m-74 18h50" />
      <path className="fill-line" d="M150 338h76v58h-76z" />
      <path className="stroke-orange" strokeWidth="3" d="M150 0v530" />
    </svg>
  );
}

const door =
  "M150 8H46v510h104M70 34h66v130H70zm10 10h46v110H80zM70 188h66v130H70zm10 10h46v110H80zM70 342h66v150H70zm10 10h46v130H80zM52 262h10v34H52zm5 8h20v6H57M46 60h-6v30h6m0 360h-6v30h6";
