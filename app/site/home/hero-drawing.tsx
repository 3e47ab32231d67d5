/** The finished page of the picture beside it, traced line for line. */
export function HeroDrawing() {
  return (
    <svg
      className="w-full bg-paper fill-none stroke-draw"
      viewBox="0 0 1280 800"
      strokeWidth="2"
      role="img"
      aria-label="The same website as a drawing"
    >
      <path d={guides} strokeDasharray="2 8" />
      <path d={bar + copy + town + house + openings + flying} />
      <g className="font-display" fontSize="88" strokeWidth="2.5">
        <text x="64" y="209" textLength="735" lengthAdjust="spacingAndGlyphs">
          Roofs that stay
        </text>
        <text x="64" y="291" textLength="597" lengthAdjust="spacingAndGlyphs">
          put in a gale.
        </text>
      </g>
    </svg>
  );
}

const guides = "M0 148h860M0 210h860M0 230h860M0 292h860M64 96v420M0 522h1280";
const bar =
  "M64 26h52v46H64zl52 46m0-46L64 72m66-42h231v18H130zm0 22h91v18h-91zM605 38h68v21h-68zm98 0h88v21h-88zm118 0h88v21h-88zm118 0h82v21h-82zm143 0h134v21h-134z";
const copy = "M64 341h535M64 373h296M64 420h222v66H64zm28 32h166m54-11h194m-194 24h282";
const town =
  "M0 626h640M150 626v-20h190q22 0 34 20M-13 730v-46a29 29 0 0 1 58 0v46m0-46a29 29 0 0 1 58 0v2m0-2a29 29 0 0 1 58 0m174 0a29 29 0 0 1 58 0m0 0a29 29 0 0 1 58 0m0 0a29 29 0 0 1 58 0v46M0 711h160v59H0m160-26v-59h172v59zm170-25h180v59H330m-168 0v30m340-30v22";
const house =
  "M622 578 760 354h520M622 578l20 12 126-204 118 190h394M640 590v210m240-224v224m0-214h400M774 378h506M968 364V254h-10v-24h116v24h-10v110zM971 230v-36h22v36m10 0v-36h22v36m11 0v-36h21v36M888 586v214";
const openings =
  "M723 473h72v82h-72zm36 0v82m-36-41h72M801 597h60v79h-60zm0 106h60v77h-60zM700 672h76v128h-76zm7 30a31 26 0 0 1 62 0v98M937 615h110v130H937zm55 0v130m-55-63h110m74-67h110v130h-110zm55 0v130m-55-63h110M994 432h84l56 92h-84z";
const flying =
  "M824 224a64 24-22 0 1 122-50 64 24-22 0 1-122 50zm338 46q40-30 70 14 8 24 0 42zm36 28-26 36q-6 14 8 12";
