import { Band, BandHead } from "#app/ui/band.tsx";
import { crm } from "#content/crm-integration.ts";

const { tag, title, yours, steps } = crm.help;

export function HelpSection() {
  return (
    <Band tone="ink" aria-labelledby="help">
      <BandHead
        id="help"
        tag={tag}
        title={
          <>
            {title[0]} <br />
            {title[1]}
          </>
        }
      />
      <ol className="rows">
        {steps.map((step, i) => (
          <li
            key={step.title}
            className="grid grid-cols-[3rem_1fr] gap-y-2 py-6 lg:grid-cols-[3rem_4fr_5fr_3fr] lg:gap-x-6"
          >
            <span className="number" aria-hidden="true">
              0{i + 1}
            </span>
            <h3>{step.title}</h3>
            <p className="col-start-2 text-soft lg:col-start-3">{step.text}</p>
            <p className="col-start-2 lg:col-start-4">
              <span className="block text-xs text-soft">{yours}</span>
              {step.yours}
            </p>
          </li>
        ))}
      </ol>
    </Band>
  );
}
