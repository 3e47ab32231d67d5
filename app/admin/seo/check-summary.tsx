import { moment } from "#domain/dates.ts";
import type { PanelOf } from "./load-panel.ts";

type CheckSummaryProps = Pick<PanelOf<"check">, "state" | "result">;

/** One line that is read out when it changes, and the figures of the last finished check. */
export function CheckSummary({ state, result }: CheckSummaryProps) {
  return (
    <>
      <p role="status" className="my-3 font-bold">
        {sentence(state, result)}
      </p>
      {state === "never" && (
        <p className="empty">
          The site has not been checked yet. Press Check site: it takes less than a minute, and
          visitors notice nothing.
        </p>
      )}
      {result && (
        <dl className="check-figures">
          <Figure label="Last checked" value={moment(result.finished_at ?? "")} />
          <Figure label="Pages" value={result.pages} />
          <Figure label="Must be mended" value={result.must_mend} />
          <Figure label="Worth mending" value={result.worth_mending} />
        </dl>
      )}
      {result && !result.complete && (
        <p className="mt-3 text-soft">
          The site is larger than one check may take. What was not reached is not in this report.
        </p>
      )}
    </>
  );
}

function sentence(state: CheckSummaryProps["state"], result: CheckSummaryProps["result"]): string {
  switch (state) {
    case "never":
      return "";
    case "running":
      return "The check is under way.";
    case "interrupted":
      return "The last check was interrupted. Start it again.";
    case "failed":
      return "The last check could not be finished. Please try again.";
    case "done": {
      const { pages = 0, must_mend = 0, worth_mending = 0 } = result ?? {};
      const count = must_mend + worth_mending;
      if (count === 0) return `Nothing to mend on ${pages} pages.`;
      return count === 1 ? "One thing to mend." : `${count} things to mend.`;
    }
  }
}

function Figure({ label, value }: { label: string; value: string | number }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
