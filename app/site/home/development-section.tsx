import { Band } from "#app/ui/band.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { home } from "#content/home.ts";
import { HouseSection } from "./house-section.tsx";

const { tag, title, lede, parts, link } = home.development;

export function DevelopmentSection() {
  return (
    <Band aria-labelledby="development">
      <div className="grid gap-10 lg:grid-cols-[7fr_5fr] lg:gap-16">
        <div>
          <p className="tag mb-4">{tag}</p>
          <h2 id="development">{title}</h2>
          <p className="lede my-6">{lede}</p>
          <ol className="rows mb-8">
            {parts.map((part, i) => (
              <li key={part.title} className="grid grid-cols-[2.5rem_1fr]">
                <span className="number" aria-hidden="true">
                  {i + 1}
                </span>
                <p>
                  <b>{part.title}.</b> <span className="text-soft">{part.text}</span>
                </p>
              </li>
            ))}
          </ol>
          <LinkButton to="/services/development">{link}</LinkButton>
        </div>
        <HouseSection />
      </div>
    </Band>
  );
}
