import { servicesOverview } from "#content/services.ts";
import { site } from "#content/site.ts";
import { racks } from "./van-racks.tsx";

const { hero, services } = servicesOverview;
const bay = { left: 46, top: 70, width: 176, height: 88 };

/** A van cut open at the load bay: drawn at the back, built at the front. */
export function VanDrawing() {
  return (
    <svg className="w-full fill-none" viewBox="0 0 640 400" role="img" aria-label={hero.drawing}>
      <g className="stroke-draw" strokeWidth="1.5">
        <path d="M0 354h640" strokeDasharray="10 4 2 4" />
        <path d="M46 8v20m352-20v20M46 18h110m132 0h110" />
        <path d="M90 300a50 50 0 0 1 100 0m286 0a50 50 0 0 1 100 0" />
      </g>
      <text className="fill-soft" x="222" y="24" fontSize="18" textAnchor="middle">
        {hero.bays}
      </text>
      <path
        className="fill-sheet stroke-ink"
        strokeWidth="3"
        d="M90 304H34q-8 0-8-8V72q0-18 18-18h366v250H190a50 50 0 0 0-100 0z"
      />
      <path
        className="fill-ink"
        d="M410 52h24q26 0 40 22l52 82 72 20q22 6 22 30v82q0 17-17 17h-27a50 50 0 0 0-100 0h-66z"
      />
      <path className="fill-paper" d="M430 76h8q12 0 20 12l44 70h-72z" />
      <path className="stroke-paper" strokeWidth="2" d="M430 178h46m-46 24h14m144 10h30" />
      <path className="stroke-draw" strokeWidth="1.5" d="M46 70h352v176H46zm176 0v176M46 158h352" />
      {services.map(({ path }, i) => {
        const x = bay.left + (i % 2) * bay.width;
        const y = bay.top + (i > 1 ? bay.height : 0);
        return (
          <g key={path} transform={`translate(${x} ${y})`} strokeWidth="1.5">
            <text className="fill-orange-ink" x="12" y="26" fontSize="20" fontWeight="650">
              0{i + 1}
            </text>
            {racks[path]}
          </g>
        );
      })}
      <text className="fill-ink font-display" x="206" y="286" fontSize="29">
        {site.phone}
      </text>
      <g className="fill-paper stroke-ink" strokeWidth="9">
        <circle cx="140" cy="312" r="37" />
        <circle cx="526" cy="312" r="37" />
      </g>
      <path className="stroke-orange" strokeWidth="3" d="M410 30v300" />
      <path className="fill-orange" d="m410 352-8-22h16z" />
    </svg>
  );
}
