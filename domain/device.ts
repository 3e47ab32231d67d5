/** "Chrome on Android", as far as a browser's own description can be believed. */
export function describeDevice(userAgent: string): string {
  const browser = BROWSERS.find(([, pattern]) => pattern.test(userAgent))?.[0];
  const system = SYSTEMS.find(([, pattern]) => pattern.test(userAgent))?.[0];
  if (!browser && !system) return "Unknown device";
  return [browser ?? "Browser", system].filter(Boolean).join(" on ");
}

// Most browsers also claim to be Chrome or Safari, so the particular names come first.
const BROWSERS: readonly (readonly [string, RegExp])[] = [
  ["Edge", /\bEdg/],
  ["Opera", /\bOPR\//],
  ["Samsung Internet", /SamsungBrowser/],
  ["Firefox", /Firefox|FxiOS/],
  ["Chrome", /Chrome|CriOS/],
  ["Safari", /Safari/],
];

const SYSTEMS: readonly (readonly [string, RegExp])[] = [
  ["Android", /Android/],
  ["iPhone", /iPhone/],
  ["iPad", /iPad/],
  ["Windows", /Windows/],
  ["Mac", /Mac OS X|Macintosh/],
  ["Linux", /Linux/],
];
