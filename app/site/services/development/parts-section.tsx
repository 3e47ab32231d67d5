import { Band, BandHead } from "#app/ui/band.tsx";
import { development } from "#content/development.ts";

const { tag, title, lede, plate, list } = development.parts;

/** What the drawing above is made of; the letter says on which plate to look. */
export function PartsSection() {
  return (
    <Band aria-labelledby="parts">
      <BandHead id="parts" tag={tag} title={title}>
        {lede}
      </BandHead>
      <ol className="rows grid gap-x-10 md:grid-cols-2" aria-labelledby="parts">
        {list.map((part, i) => (
          <li key={part.name} className="grid grid-cols-[2.5rem_1fr_auto] gap-x-4">
            <span className="number" aria-hidden="true">
              {String(i + 1).padStart(2, "0")}
            </span>
            <p>
              <b>{part.name}</b>
              <br />
              <span className="text-soft">{part.use}</span>
            </p>
            <span className="text-sm text-soft">
              {plate} {part.plate}
            </span>
          </li>
        ))}
      </ol>
    </Band>
  );
}
