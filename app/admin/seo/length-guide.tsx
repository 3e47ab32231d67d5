import { type Fit, fitOf, type searchRoom } from "#domain/pixel-width.ts";
import { useMeasure } from "./use-measure.ts";

const advice: Record<Fit, string> = {
  empty: "",
  short: "Short: there is room to say more.",
  good: "Fits.",
  long: "Too long: search results cut it off.",
};

interface LengthGuideProps {
  text: string;
  room: (typeof searchRoom)[keyof typeof searchRoom];
  /** What is counted beside what was typed. */
  including?: string;
}

/** How much of the room in search results a text takes. Pixels decide; characters are for the eye. */
export function LengthGuide({ text, room, including = "" }: LengthGuideProps) {
  const measure = useMeasure(room.font);
  if (!measure) return null;
  const width = Math.round(measure(text));
  const fit = fitOf(width, room);
  const share = Math.min(1, width / room.widest);
  return (
    <span className="length-guide" data-fit={fit}>
      <span className="length-bar" aria-hidden="true">
        <span className="length-fill" style={{ width: `${share * 100}%` }} />
      </span>
      {width} of {room.widest} px, {[...text].length} characters{including}. {advice[fit]}
    </span>
  );
}
