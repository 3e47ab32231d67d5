import { site } from "#content/site.ts";
import { searchRoom, truncateToWidth } from "#domain/pixel-width.ts";
import { useMeasure } from "./use-measure.ts";

interface SearchPreviewProps {
  /** The page's whole address. */
  url: string;
  title: string;
  description: string;
  noindex: boolean;
}

/** The page as a search engine lists it on a desktop screen. */
export function SearchPreview({ url, title, description, noindex }: SearchPreviewProps) {
  return (
    <figure className="preview">
      <figcaption>In search results</figcaption>
      {noindex ? (
        <p className="text-soft">Search engines are asked to leave this page out.</p>
      ) : (
        <div className="search-result">
          <p>{site.name}</p>
          <p className="search-url">{breadcrumb(url)}</p>
          <p className="search-title">
            <Cut text={title} room={searchRoom.title} />
          </p>
          <p className="search-text">
            <Cut text={description} room={searchRoom.description} />
          </p>
        </div>
      )}
    </figure>
  );
}

function Cut({ text, room }: { text: string; room: { font: string; widest: number } }) {
  const measure = useMeasure(room.font);
  return measure ? truncateToWidth(text, room.widest, measure) : text;
}

function breadcrumb(url: string): string {
  const { host, pathname } = new URL(url);
  return [host, ...pathname.split("/").filter(Boolean)].join(" › ");
}
