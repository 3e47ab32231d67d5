import type { ReactNode } from "react";

/** A front elevation in four parts: a sheet filled in is a part built. */
export function SurveyDrawing({ step }: { step: number }) {
  return (
    <svg className="survey-drawing" viewBox="0 0 480 424" fill="none" aria-hidden="true">
      <path className="stroke-draw" d={dimensions} />
      {parts.map(({ at, shape }, i) => (
        <g key={at.join()} className={`part ${stateOf(i + 1, step)}`}>
          {shape}
          <circle className="balloon" cx={at[0]} cy={at[1]} r="15" />
          <text className="balloon-number" x={at[0]} y={at[1] + 6}>
            {i + 1}
          </text>
        </g>
      ))}
    </svg>
  );
}

function stateOf(part: number, step: number): string {
  if (part === step) return "now";
  return part < step ? "done" : "";
}

const dimensions =
  "M184 404v14m252-14v14M184 411h252M454 196h14m-14 184h14M461 196v184M0 380h480M12 380l-12 12m36-12-12 12m36-12-12 12m36-12-12 12m36-12-12 12m36-12-12 12m36-12-12 12m336-12-12 12";

const parts: { at: readonly [number, number]; shape: ReactNode }[] = [
  {
    at: [22, 232],
    shape: (
      <>
        <path d="M32 312v68M120 312v68" />
        <path className="plane" d="M20 248h112v64H20z" />
        <path d="M34 268h84M34 284h56M34 298h40" />
      </>
    ),
  },
  {
    at: [226, 304],
    shape: (
      <>
        <path className="solid" d="M250 286h60v94h-60z" />
        <path className="cut" d="M262 298h36v28h-36zM270 344h20M302 340v8" />
        <path d="M240 380v-6h80v6" />
      </>
    ),
  },
  {
    at: [424, 222],
    shape: (
      <>
        <path d="M184 196v184M436 196v184" />
        <path className="pane" d="M336 286h72v62h-72zM204 218h60v46h-60zM300 218h60v46h-60z" />
        <path d="M372 286v62M234 218v46M330 218v46M330 352h84M198 268h72M294 268h72" />
      </>
    ),
  },
  {
    at: [310, 62],
    shape: (
      <>
        <path className="plane" d="M376 140V76h34v88z" />
        <path className="solid" d="M164 196 310 92l146 104z" />
      </>
    ),
  },
];
