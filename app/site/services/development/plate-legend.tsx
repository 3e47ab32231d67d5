import { development } from "#content/development.ts";

export function PlateLegend() {
  return (
    <dl className="rows self-end">
      {development.plates.map(({ letter, name }) => (
        <div key={letter} className="grid grid-cols-[2.5rem_1fr]">
          <dt>
            <b>{letter}</b>
          </dt>
          <dd className="text-soft">{name}</dd>
        </div>
      ))}
    </dl>
  );
}
