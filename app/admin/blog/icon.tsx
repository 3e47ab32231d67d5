/** Line drawings on a 16 px grid, for buttons whose words are in their label. */
const PATHS = {
  edit: "m10.5 2.5 3 3-8 8H2.5v-3zM9 4l3 3",
  copy: "M5.5 5.5v-3h8v8h-3m-8-5h8v8h-8z",
  view: "M6.5 3.5h-4v10h10v-4M9 2.5h4.500v4.500M13 3 7 9",
  delete: "M2.500 4.500h11M6 4.500v-2h4v2m-6 0 .6 9h6.800l.6-9M6.800 7v4m2.400-4v4",
  refresh: "M13 8a5 5 0 1 1-1.500-3.600M13 2v3h-3",
  bold: "M4.500 2.500h4a2.600 2.600 0 0 1 0 5.300h-4zm0 5.300h4.700a2.800 2.800 0 0 1 0 5.700H4.500z",
  italic: "M6.500 2.500h5m-7 11h5m.5-11-3 11",
  strike:
    "M2.500 8h11M11 4.500c-.5-1.300-1.600-2-3-2-1.800 0-3 1-3 2.400 0 .8.4 1.400 1 1.800M5 11.500c.5 1.300 1.600 2 3.100 2 1.900 0 3.200-1 3.200-2.500",
  code: "m5 4.500-3.500 3.500L5 11.500m6-7 3.500 3.500-3.500 3.500",
  link: "M6.500 9.500a2.700 2.700 0 0 0 4 .2l2-2a2.800 2.800 0 0 0-4-4l-1 1m2 1.800a2.700 2.700 0 0 0-4-.2l-2 2a2.800 2.800 0 0 0 4 4l1-1",
  bullets: "M6 3.500h7.500M6 8h7.500M6 12.500h7.500M2.500 3.500h.01M2.500 8h.01M2.500 12.500h.01",
  numbers: "M6.500 3.500h7m-7 4.500h7m-7 4.500h7M2 2.500h1v3m-1 0h2m-2 4.500h2l-2 3h2",
  quote:
    "M2.500 11V7.500c0-2 1-3.300 3-4M2.500 7.500h3.500V11H2.500m7 0V7.500c0-2 1-3.300 3-4m-3 4H13V11H9.500",
  cite: "M2.500 12.500h11M4 9.500 8 3l4 6.500M5.500 7.500h5",
  image: "M2 3h12v10H2zm0 8 4-4 3 3 2-2 3 3M10.500 5.500h.01",
  video: "M2 3.500h12v9H2zm4.700 2.200v4.600L10.500 8z",
  table: "M2 3h12v10H2zm0 3.500h12M2 9.700h12M6 3v10m4-10v10",
  rule: "M2 8h12",
  codeblock: "M2 2.500h12v11H2zm4.500 3.500-2 2 2 2m3-4 2 2-2 2",
  undo: "M5.500 3 2.500 6l3 3M2.500 6h7a4 4 0 0 1 0 8H7",
  redo: "m10.500 3 3 3-3 3m3-3h-7a4 4 0 0 0 0 8H9",
} as const;

export type IconName = keyof typeof PATHS;

export function Icon({ name }: { name: IconName }) {
  return (
    <svg viewBox="0 0 16 16" width="18" height="18" aria-hidden="true" className="icon">
      <path d={PATHS[name]} />
    </svg>
  );
}
