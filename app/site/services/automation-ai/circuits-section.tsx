import { Band, BandHead } from "#app/ui/band.tsx";
import { automationAi } from "#content/automation-ai.ts";
import { Breaker } from "./breaker.tsx";

const { tag, title, lede, when, does, say, list } = automationAi.circuits;

/** The chart inside the door of the board. */
export function CircuitsSection() {
  return (
    <Band tone="sheet" aria-labelledby="circuits">
      <BandHead id="circuits" tag={tag} title={title}>
        {lede}
      </BandHead>
      <ol className="sheets">
        {list.map((circuit, i) => (
          <li key={circuit.title} className="grid grid-cols-[4.5rem_1fr]">
            <svg
              className="fill-none"
              viewBox="0 0 90 190"
              width="45"
              height="95"
              aria-hidden="true"
            >
              <Breaker number={i + 1} live={circuit.live} />
            </svg>
            <div>
              <h3 className="mb-4">{circuit.title}</h3>
              <dl className="grid gap-y-2">
                <Line term={when}>{circuit.when}</Line>
                <Line term={does}>{circuit.does}</Line>
                <Line term={say}>{circuit.say}</Line>
              </dl>
            </div>
          </li>
        ))}
      </ol>
    </Band>
  );
}

function Line({ term, children }: { term: string; children: string }) {
  return (
    <div className="grid gap-x-6 lg:grid-cols-[4.5rem_1fr]">
      <dt className="text-sm text-soft">{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
