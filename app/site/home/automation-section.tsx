import { Band, BandHead } from "#app/ui/band.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { home } from "#content/home.ts";
import { DayRuler } from "./day-ruler.tsx";

const { tag, title, lede, bar, day, stamp, link } = home.automation;

export function AutomationSection() {
  return (
    <Band tone="ink" aria-labelledby="automation">
      <BandHead id="automation" tag={tag} title={title}>
        {lede}
      </BandHead>
      <DayRuler label={bar} times={day.map(({ time }) => time)} />
      <ol className="rows mb-10">
        {day.map(({ time, event, answer }) => (
          <li
            key={time}
            className="grid grid-cols-[4.5rem_1fr] gap-x-6 md:grid-cols-[4.5rem_5fr_6fr]"
          >
            <time className="number">{time}</time>
            <b>{event}</b>
            <p className="col-start-2 text-soft md:col-start-3">{answer}</p>
          </li>
        ))}
      </ol>
      <p className="flex flex-wrap items-center gap-8">
        <LinkButton to="/services/automation-ai">{link}</LinkButton>
        <span className="stamp">{stamp}</span>
      </p>
    </Band>
  );
}
