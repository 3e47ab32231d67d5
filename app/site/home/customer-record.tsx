import { home } from "#content/home.ts";

const { title, job, stages, stage, entries } = home.crm.record;

/** One customer's card as it looks in the finished system. */
export function CustomerRecord() {
  return (
    <div className="col-span-full border border-ink bg-sheet md:col-auto">
      <div className="flex flex-wrap items-end justify-between gap-4 p-6">
        <div>
          <h3>{title}</h3>
          <p className="text-soft">{job}</p>
        </div>
        <ol className="flex text-xs">
          {stages.map((name) => (
            <li
              key={name}
              className={`border border-ink px-2 py-1 ${name === stage ? "bg-orange text-on-orange" : ""}`}
            >
              {name}
            </li>
          ))}
        </ol>
      </div>
      <ol className="rows px-6 pb-6">
        {entries.map(({ day, text, by }) => (
          <li key={day} className="grid grid-cols-[2.5rem_1fr_auto] gap-x-4">
            <span className="number">{day}</span>
            {text}
            <span className="text-soft max-sm:hidden">{by}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
