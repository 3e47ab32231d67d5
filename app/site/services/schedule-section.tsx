import { Band, BandHead } from "#app/ui/band.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { servicesOverview } from "#content/services.ts";

const { schedule, services } = servicesOverview;

export function ScheduleSection() {
  return (
    <Band tone="sheet" aria-labelledby="schedule">
      <BandHead id="schedule" tag={schedule.tag} title={schedule.title}>
        {schedule.lede}
      </BandHead>
      <ol className="rows">
        {services.map(({ path, title, about, text, includes }, i) => (
          <li key={path} className="grid gap-x-6 gap-y-4 py-10 md:grid-cols-[4.5rem_5fr_6fr]">
            <span className="number" aria-hidden="true">
              0{i + 1}
            </span>
            <div>
              <h3 className="mb-4">{title}</h3>
              <p className="text-soft">{text}</p>
            </div>
            <ul className="ticks md:row-span-2">
              {includes.map((item) => (
                <li key={item} className="py-3.5">
                  {item}
                </li>
              ))}
            </ul>
            <p className="md:col-start-2">
              <LinkButton to={path} aria-label={`${schedule.more} ${about}`}>
                {schedule.more}
              </LinkButton>
            </p>
          </li>
        ))}
      </ol>
    </Band>
  );
}
