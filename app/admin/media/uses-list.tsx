import { Link } from "react-router";
import type { MediaUse } from "#data/media.ts";

const PLACES = {
  portfolio: { label: "Portfolio", to: (id: string) => `/admin/portfolio?edit=${id}` },
  blog: { label: "Blog", to: (id: string) => `/admin/blog?edit=${id}` },
  seo: { label: "SEO", to: (id: string) => `/admin/seo?edit=${encodeURIComponent(id)}` },
};

export function UsesList({ uses }: { uses: readonly MediaUse[] }) {
  return (
    <ul>
      {uses.map(({ place, id, title }) => (
        <li key={`${place} ${id}`}>
          {PLACES[place].label}:{" "}
          <Link className="inline-flex min-h-11 items-center" to={PLACES[place].to(id)}>
            {title}
          </Link>
        </li>
      ))}
    </ul>
  );
}
