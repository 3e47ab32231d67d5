import { Band } from "#app/ui/band.tsx";
import { about } from "#content/about.ts";

const { tag, title, highlights } = about.career;

/** A drawing's revision table: each letter supersedes the one before. */
export function CareerSection() {
  return (
    <Band aria-labelledby="career">
      <div className="grid gap-10 lg:grid-cols-[4fr_8fr] lg:gap-16">
        <div>
          <p className="tag mb-4">{tag}</p>
          <h2 id="career">{title}</h2>
        </div>
        <ol className="rows">
          {highlights.map((highlight, i) => (
            <li
              key={highlight.title}
              className="grid grid-cols-[3rem_1fr] gap-y-2 md:grid-cols-[3rem_4fr_7fr] md:gap-x-6"
            >
              <span className="number" aria-hidden="true">
                {"ABC"[i]}
              </span>
              <h3>{highlight.title}</h3>
              <p className="col-start-2 text-soft md:col-start-3">{highlight.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </Band>
  );
}
