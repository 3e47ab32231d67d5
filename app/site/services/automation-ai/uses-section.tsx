import type { ReactNode } from "react";
import { Band, BandHead } from "#app/ui/band.tsx";
import { automationAi } from "#content/automation-ai.ts";
import { ForecastDrawing } from "./forecast-drawing.tsx";
import { MessageTrail } from "./message-trail.tsx";
import { PaperDrawing } from "./paper-drawing.tsx";

const { tag, title, lede, service, data, prediction } = automationAi.uses;

export function UsesSection() {
  return (
    <Band aria-labelledby="uses">
      <BandHead id="uses" tag={tag} title={title}>
        {lede}
      </BandHead>
      <div className="rows">
        <Use {...service}>
          <MessageTrail messages={service.messages} handover={service.handover} />
        </Use>
        <Use {...data}>
          <PaperDrawing />
        </Use>
        <Use {...prediction}>
          <ForecastDrawing />
        </Use>
      </div>
    </Band>
  );
}

interface UseProps {
  title: string;
  text: string;
  caption: string;
  children: ReactNode;
}

function Use({ title, text, caption, children }: UseProps) {
  return (
    <article className="grid gap-10 py-10 lg:grid-cols-[5fr_7fr] lg:gap-16">
      <div>
        <h3>{title}</h3>
        <p className="mt-4 text-soft">{text}</p>
      </div>
      <figure>
        {children}
        <figcaption className="dimension mt-4">{caption}</figcaption>
      </figure>
    </article>
  );
}
