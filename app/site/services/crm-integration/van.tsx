import type { crm } from "#content/crm-integration.ts";

type Trade = (typeof crm.industries.names)[number];

/** The shape every van shares, defined once and drawn by reference. */
export function VanShape() {
  return (
    <svg className="absolute size-0 fill-none" aria-hidden="true">
      <g id="van">
        <path
          className="fill-paper stroke-ink"
          strokeWidth="1.5"
          d="M4 70V32q0-6 6-6h74q6 0 9 5l12 17 10 4q4 2 4 6v12zM80 33h6l10 15H80z"
        />
        <path className="stroke-draw" d="M48 26v44M54 48h8m12-22v44" />
        <circle className="fill-ink" cx="26" cy="70" r="9" />
        <circle className="fill-ink" cx="98" cy="70" r="9" />
      </g>
    </svg>
  );
}

export function Van({ load }: { load: Trade }) {
  return (
    <svg className="mb-3 w-full fill-none" viewBox="0 0 122 80" aria-hidden="true">
      <use href="#van" />
      <path className="stroke-orange" strokeWidth="2" d={loads[load]} />
    </svg>
  );
}

/** What each trade carries on the roof or the side. */
const loads: Record<Trade, string> = {
  Roofers: "M6 18h88M6 24h88M14 18v6m12-6v6m12-6v6m12-6v6m12-6v6m12-6v6m12-6v6",
  Scaffolders: "M2 12h100M6 17h94M2 22h102M20 8v18m56-18v18",
  Builders: "M12 36h26v10H12zm0 10h26v10H12zm13-10v10m-7 0v10m13-10v10",
  Joiners: "M6 24V12h84v12zM6 18h84",
  Plumbers: "M8 17h78M8 24h78M8 17a3.5 3.5 0 0 0 0 7m78-7a3.5 3.5 0 0 1 0 7",
  "Heating engineers": "M25 38q-9 8-5 15 5 6 10 0 4-7-5-15z",
  Electricians: "m29 31-8 13h9l-6 13",
  Plasterers: "M14 40h24v4H14zm12 4v8m-5 0h10",
  Tilers: "M14 33h24v24H14zm8 0v24m8-24v24M14 41h24m-24 8h24",
  "Kitchen fitters": "M12 33h28v23H12zm0 6h28m-14 0v17m-4-11v4m8-4v4",
  Decorators: "M14 33h22v8H14zm22 4h4v8H26v11",
  Landscapers: "M26 58V42m0 6q-12 0-12-12 12 0 12 12zm0-6q0-10 12-10 0 10-12 10z",
};
