import { useEffect } from "react";
import { Form, useFetcher, useRevalidator, useSubmit } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Select } from "#app/ui/field.tsx";
import { Message } from "#app/ui/message.tsx";
import { topics } from "#domain/audit/finding.ts";
import { CheckFindings } from "./check-findings.tsx";
import { CheckSummary } from "./check-summary.tsx";
import type { PanelOf } from "./load-panel.ts";
import type { SeoAnswer } from "./seo-answer.ts";

export function CheckPanel(panel: PanelOf<"check">) {
  const { state, visited, known, result, groups, postIds } = panel;
  const fetcher = useFetcher<SeoAnswer>();
  const starting = fetcher.state !== "idle";
  const running = state === "running" || starting;
  const error = fetcher.data && "error" in fetcher.data ? fetcher.data.error : null;
  useFreshData(state === "running");
  return (
    <>
      <fetcher.Form method="post" action="/admin/seo" className="check-start">
        <p className="max-w-measure text-soft">
          Reads every page as visitors and search engines get it, and lists what to mend.
        </p>
        <Button
          type="submit"
          look="primary"
          small
          name="intent"
          value="check-site"
          // Not disabled, which would take the focus away; a second press joins the check.
          aria-disabled={running || undefined}
        >
          {running ? "Checking…" : "Check site"}
        </Button>
      </fetcher.Form>
      {error && !starting && <Message look="danger">{error}</Message>}
      {running && (
        <div className="check-progress">
          <progress
            aria-label="Progress of the check"
            {...(known > 0 && state === "running" ? { value: visited, max: known } : {})}
          />
          <span className="tabular-nums">
            {known > 0 && state === "running" ? `${visited} of ${known} addresses` : "Starting"}
          </span>
        </div>
      )}
      <CheckSummary state={starting ? "running" : state} result={result} />
      {result && result.findings > 0 && <KindFilter {...panel} />}
      <CheckFindings groups={groups} postIds={postIds} />
    </>
  );
}

function KindFilter({ topic, topics: found }: PanelOf<"check">) {
  const submit = useSubmit();
  return (
    <Form className="toolbar" key={topic}>
      <input type="hidden" name="tab" value="check" />
      <Select
        label="Kind"
        name="kind"
        defaultValue={topic ?? ""}
        onChange={(event) => submit(event.currentTarget.form, { preventScrollReset: true })}
      >
        <option value="">All</option>
        {found.map(({ topic, count }) => (
          <option key={topic} value={topic}>
            {topics[topic]} ({count})
          </option>
        ))}
      </Select>
    </Form>
  );
}

/** Asks how far the check is, once a second while there is one. */
function useFreshData(wanted: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!wanted) return;
    const timer = setInterval(revalidate, 1_000);
    return () => clearInterval(timer);
  }, [wanted, revalidate]);
}
