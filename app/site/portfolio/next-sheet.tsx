import { BrowserFrame } from "#app/ui/browser-frame.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { portfolio } from "#content/portfolio.ts";
import { sheetNumber } from "./hero.tsx";

const { title, text, link, address } = portfolio.next;

/** Where the line ends: a frame with nothing in it yet. */
export function NextSheet({ index }: { index: number | undefined }) {
  return (
    <section
      className={index && index % 2 ? "case case-right case-next" : "case case-next"}
      aria-labelledby="next"
    >
      <div className="shots" aria-hidden="true">
        <BrowserFrame address={address}>
          <div className="plate aspect-[16/10]" />
        </BrowserFrame>
      </div>
      <span className="bubble" aria-hidden="true">
        {index !== undefined && sheetNumber(index)}
      </span>
      <div>
        <h2 id="next">{title}</h2>
        <p className="my-6 text-soft">{text}</p>
        <LinkButton look="primary" to="/contact">
          {link}
        </LinkButton>
      </div>
    </section>
  );
}
