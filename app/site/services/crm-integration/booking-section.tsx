import { Band } from "#app/ui/band.tsx";
import { crm } from "#content/crm-integration.ts";
import { site } from "#content/site.ts";
import { CalendarDrawing } from "./calendar-drawing.tsx";

const { tag, title, text, points, frame, loading, fallback, link } = crm.booking;
const frameHeight = 750;
const containerHeight = 780;
/** Wins over the address. In the page's own colour scheme a frame lets through what is behind it. */
const seeThrough = '<!doctype html><meta name="color-scheme" content="light dark">';

export function BookingSection({ url }: { url: string }) {
  return (
    <Band tone="sheet" id="book" aria-labelledby="book-title">
      <div className="grid gap-10 lg:grid-cols-[4fr_8fr] lg:gap-16">
        <div>
          <p className="tag mb-4">{tag}</p>
          <h2 id="book-title">{title}</h2>
          <p className="lede my-6">{text}</p>
          <ul className="rows ticks mb-6">
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
          <p>
            <a className="go" href={url} target="_blank" rel="noopener">
              {link}
            </a>
          </p>
          <p>
            <a className="go" href={site.phoneHref}>
              Ring {site.phone}
            </a>
          </p>
        </div>
        <div className="relative border border-ink py-3.5" style={{ height: containerHeight }}>
          <div className="absolute inset-0 grid content-start gap-6 p-6 text-soft">
            <CalendarDrawing />
            <p>
              {loading} {fallback} {site.phone}.
            </p>
          </div>
          <iframe
            className="relative w-full"
            title={frame}
            src={url}
            srcDoc={isPlaceholder(url) ? seeThrough : undefined}
            loading="lazy"
            height={frameHeight}
          />
        </div>
      </div>
    </Band>
  );
}

/** Nothing ever answers under .example (RFC 2606), and a browser's error page is not ours to show. */
function isPlaceholder(url: string): boolean {
  return new URL(url).hostname.endsWith(".example");
}
