import { Link } from "react-router";
import type { Arrival } from "#data/dashboard.ts";
import { moment } from "#domain/dates.ts";
import { INBOXES } from "../intake/inboxes.ts";

/** Who wrote last, so that the answer is two presses away. */
export function NewArrivals({ arrivals }: { arrivals: Arrival[] }) {
  return (
    <section className="mt-8 max-w-4xl" aria-labelledby="arrivals">
      <h2 id="arrivals">Waiting for an answer</h2>
      {arrivals.length === 0 ? (
        <p className="mt-2 text-soft">Nobody. New submissions and messages show up here.</p>
      ) : (
        <ul className="arrivals">
          {arrivals.map(({ id, table, name, about, created_at }) => (
            <li key={id}>
              <Link to={`${INBOXES[table].path}/${id}`}>
                <b>{name || "(no name)"}</b>
                <span className="badge">{INBOXES[table].noun}</span>
                <time dateTime={created_at}>{moment(created_at)}</time>
                {about && <span className="line-clamp-1">{about}</span>}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
