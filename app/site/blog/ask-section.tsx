import { Band } from "#app/ui/band.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { blog } from "#content/blog.ts";
import { feedPath } from "./feed-link.ts";

const { title, text, link } = blog.ask;

export function AskSection() {
  return (
    <Band tone="ink" aria-labelledby="ask">
      <div className="grid gap-8 md:grid-cols-[7fr_5fr]">
        <h2 id="ask">{title}</h2>
        <div>
          <p className="lede">{text}</p>
          <p className="mt-6 flex flex-wrap gap-4">
            <LinkButton look="primary" to="/contact">
              {link}
            </LinkButton>
            <a className="btn" href={feedPath}>
              {blog.feed}
            </a>
          </p>
        </div>
      </div>
    </Band>
  );
}
