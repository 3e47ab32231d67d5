/** How wide a text is, in pixels; in a browser a canvas says so. */
export type Measure = (text: string) => number;

/**
 * What a search engine has room for on a desktop screen. Google cuts by width, not by characters:
 * a title is set in Arial at 20 px on one line, a description at 14 px on about two.
 */
export const searchRoom = {
  title: { font: "20px Arial", shortest: 200, widest: 580 },
  description: { font: "14px Arial", shortest: 200, widest: 920 },
} as const;

export type Fit = "empty" | "short" | "good" | "long";

export function fitOf(width: number, room: { shortest: number; widest: number }): Fit {
  if (width === 0) return "empty";
  if (width > room.widest) return "long";
  return width < room.shortest ? "short" : "good";
}

const CUT = " ...";

/** The text as a search engine shows it: whole words that fit, then three dots. */
export function truncateToWidth(text: string, widest: number, measure: Measure): string {
  if (measure(text) <= widest) return text;
  const room = widest - measure(CUT);
  const kept = longestFitting(text.split(/(?=\s)/u), room, measure).trimEnd();
  // A single word too long for the line is cut where the line ends.
  return (kept || longestFitting(graphemes(text), room, measure)) + CUT;
}

/** Width grows with every piece, so the last that fits is found by halving. */
function longestFitting(pieces: string[], room: number, measure: Measure): string {
  let fits = 0;
  let tooMany = pieces.length;
  while (tooMany - fits > 1) {
    const half = (fits + tooMany) >> 1;
    if (measure(pieces.slice(0, half).join("")) <= room) fits = half;
    else tooMany = half;
  }
  return pieces.slice(0, fits).join("");
}

function graphemes(text: string): string[] {
  return Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
}
