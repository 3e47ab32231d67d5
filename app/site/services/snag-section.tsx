import { Link } from "react-router";
import { Band, BandHead } from "#app/ui/band.tsx";
import { servicesOverview } from "#content/services.ts";

const { tag, title, lede, list } = servicesOverview.snags;

export function SnagSection() {
  return (
    <Band tone="ink" aria-labelledby="snags">
      <BandHead id="snags" tag={tag} title={title}>
        {lede}
      </BandHead>
      <ul className="rows">
        {list.map(({ snag, fix, path }) => (
          <li key={path} className="relative grid items-center gap-x-6 md:grid-cols-[8fr_4fr]">
            <p className="text-lg">{snag}</p>
            <Link className="go stretch" to={path}>
              {fix}
            </Link>
          </li>
        ))}
      </ul>
    </Band>
  );
}
