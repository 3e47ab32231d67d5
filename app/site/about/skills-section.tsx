import { Band, BandHead } from "#app/ui/band.tsx";
import { about } from "#content/about.ts";

const { tag, title, lede, items } = about.skills;

export function SkillsSection() {
  return (
    <Band tone="sheet" aria-labelledby="skills">
      <BandHead id="skills" tag={tag} title={title}>
        {lede}
      </BandHead>
      <ol className="rows columns-2 gap-6 text-sm lg:columns-3 lg:gap-16">
        {items.map((skill, i) => (
          <li key={skill} className="grid break-inside-avoid grid-cols-[2rem_1fr] items-baseline">
            <span className="number" aria-hidden="true">
              {String(i + 1).padStart(2, "0")}
            </span>
            {skill}
          </li>
        ))}
      </ol>
    </Band>
  );
}
