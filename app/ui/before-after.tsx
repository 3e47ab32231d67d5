import { type ReactNode, useId } from "react";

interface BeforeAfterProps {
  /** What is chosen, e.g. "How much of the completed website to show". */
  label: string;
  /** Two pictures of the same shape. */
  before: ReactNode;
  after: ReactNode;
}

const stops = [0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100];

/** Two pictures under one line that can be moved by tap, mouse or arrow keys, without script. */
export function BeforeAfter({ label, before, after }: BeforeAfterProps) {
  const name = useId();
  return (
    <div className="before-after">
      {before}
      <div className="after">{after}</div>
      <div className="line" />
      <div className="strips" role="radiogroup" aria-label={label}>
        {stops.map((stop) => (
          <input
            key={stop}
            type="radio"
            name={name}
            aria-label={`${100 - stop}%`}
            defaultChecked={stop === 50}
          />
        ))}
      </div>
    </div>
  );
}
