import { Band } from "#app/ui/band.tsx";
import { webDesign } from "#content/web-design.ts";

const { tag, title, services } = webDesign.design;

export function DesignServices() {
  return (
    <Band tone="sheet" aria-labelledby="design">
      <div className="grid gap-10 lg:grid-cols-[5fr_7fr] lg:gap-16">
        <div>
          <p className="tag mb-4">{tag}</p>
          <h2 id="design">{title}</h2>
        </div>
        <ul className="rows">
          {services.map((service) => (
            <li key={service.title} className="grid gap-x-6 gap-y-2 md:grid-cols-[5fr_7fr]">
              <h3>{service.title}</h3>
              <p className="text-soft">{service.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Band>
  );
}
