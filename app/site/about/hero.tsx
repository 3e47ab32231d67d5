import { LinkButton } from "#app/ui/button.tsx";
import { about } from "#content/about.ts";
import { OwnerCard } from "./owner-card.tsx";

const { tag, title, lede, contact } = about;

export function Hero() {
  return (
    <div className="wrap grid gap-10 pt-10 pb-band md:pt-16 lg:grid-cols-[7fr_5fr] lg:gap-16">
      <div>
        <p className="tag mb-5">{tag}</p>
        <h1>{title}</h1>
        <p className="lede mt-8">{lede}</p>
        <p className="mt-8">
          <LinkButton look="primary" to="/contact">
            {contact}
          </LinkButton>
        </p>
      </div>
      <OwnerCard />
    </div>
  );
}
