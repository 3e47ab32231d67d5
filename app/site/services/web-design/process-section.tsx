import { Band, BandHead } from "#app/ui/band.tsx";
import { webDesign } from "#content/web-design.ts";
import { StageDrawing, StageSymbols } from "./stage-drawing.tsx";

const { tag, title, lede, bring, steps } = webDesign.process;

export function ProcessSection() {
  return (
    <Band aria-labelledby="process">
      <BandHead id="process" tag={tag} title={title}>
        {lede}
      </BandHead>
      <StageSymbols />
      <ol className="grid gap-10 sm:grid-cols-2 lg:grid-cols-4">
        {steps.map((step, i) => (
          <li key={step.title}>
            <StageDrawing stage={i} />
            <p className="number mt-4" aria-hidden="true">
              0{i + 1}
            </p>
            <h3 className="mb-2">{step.title}</h3>
            <p className="text-soft">{step.text}</p>
            <p className="mt-4">
              {bring} <b>{step.bring}</b>.
            </p>
          </li>
        ))}
      </ol>
    </Band>
  );
}
