import { Sheet, Sheets } from "#app/ui/sheets.tsx";
import { home } from "#content/home.ts";
import { serviceSymbols } from "./service-symbols.tsx";

export function ServicesGrid() {
  return (
    <section className="wrap pb-band" aria-labelledby="services">
      <h2 className="tag mb-4" id="services">
        Services
      </h2>
      <Sheets>
        {home.services.map(({ path, title, text }, i) => (
          <Sheet
            key={path}
            number={`0${i + 1}`}
            title={title}
            to={path}
            more="Learn more"
            drawing={serviceSymbols[path]}
          >
            {text}
          </Sheet>
        ))}
      </Sheets>
    </section>
  );
}
