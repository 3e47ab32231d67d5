interface DayRulerProps {
  label: string;
  /** `HH:MM`, between seven in the morning and seven at night. */
  times: readonly string[];
}

const [first, last] = [7, 19];
const labelled = [7, 9, 11, 13, 15, 17];
const [start, end] = ["07:30", "17:00"];

/** The day as a tape, the work as one unbroken bar, a mark wherever something was done for you. */
export function DayRuler({ label, times }: DayRulerProps) {
  return (
    <div className="relative mb-10 text-xs text-soft" aria-hidden="true">
      <div className="grid grid-cols-6">
        {labelled.map((hour) => (
          <span key={hour} className="border-l border-draw pl-2">
            {hour}:00
          </span>
        ))}
      </div>
      <svg
        className="h-3 w-full fill-none stroke-draw"
        viewBox={`0 0 ${last - first} 3`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path vectorEffect="non-scaling-stroke" d={ticks} />
      </svg>
      <div style={{ margin: `12px ${100 - at(end)}% 8px ${at(start)}%` }}>
        <p className="mb-2 h-6 bg-ink" />
        {label}
      </div>
      {times.map((time) => (
        <i key={time} className="day-mark" style={{ left: `${at(time)}%` }} />
      ))}
    </div>
  );
}

const ticks = Array.from(
  { length: (last - first) * 4 + 1 },
  (_, quarter) => `M${quarter / 4} 0V${quarter % 4 ? 1 : 3}`,
).join("");

/** Where a time of day stands on the tape, in per cent. */
function at(time: string): number {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return Math.round(((hour + minute / 60 - first) / (last - first)) * 1000) / 10;
}
