import { LinkButton } from "#app/ui/button.tsx";
import { crm } from "#content/crm-integration.ts";
import { Board } from "./board.tsx";

const { tag, title, lede, book, watch, sources, jobs } = crm.hero;

export function Hero() {
  return (
    <div className="wrap grid gap-10 pt-10 pb-band md:pt-16 lg:grid-cols-[7fr_5fr] lg:gap-16">
      <div>
        <p className="tag mb-5">{tag}</p>
        <h1>{title}</h1>
        <p className="lede mt-8">{lede}</p>
        <p className="mt-8 flex flex-wrap gap-4">
          <LinkButton look="primary" to="#book">
            {book}
          </LinkButton>
          <LinkButton to="#tutorial">{watch}</LinkButton>
        </p>
      </div>
      <Board sources={sources} jobs={jobs} />
    </div>
  );
}
