import { LinkButton } from "#app/ui/button.tsx";
import { type Finding, severityOf } from "#domain/audit/finding.ts";
import type { PanelOf } from "./load-panel.ts";
import { mendAddress } from "./mend-address.ts";

type CheckFindingsProps = Pick<PanelOf<"check">, "groups" | "postIds">;

/** Grouped by page, each finding with the way to where it is mended. */
export function CheckFindings({ groups, postIds }: CheckFindingsProps) {
  return groups.map(({ page, findings }) => (
    <section key={page} className="check-page" aria-label={page}>
      <h2>
        <a href={page} target="_blank" rel="noopener">
          {page}
        </a>
      </h2>
      <ul>
        {findings.map((finding) => (
          <FindingLine
            key={`${finding.kind} ${finding.what} ${finding.where}`}
            finding={finding}
            postIds={postIds}
          />
        ))}
      </ul>
    </section>
  ));
}

interface FindingLineProps extends Pick<CheckFindingsProps, "postIds"> {
  finding: Finding;
}

function FindingLine({ finding, postIds }: FindingLineProps) {
  const { what, where, mend, page } = finding;
  const isUrgent = severityOf(finding) === "must";
  return (
    <li>
      <span className={isUrgent ? "badge check-urgent" : "badge"}>
        {isUrgent ? "Must be mended" : "Worth mending"}
      </span>
      <div>
        <p>{what}</p>
        {where && (
          <p className="check-where">
            <q>{where}</q>
          </p>
        )}
      </div>
      <MendLink mend={mendAddress(mend, postIds)} page={page} />
    </li>
  );
}

function MendLink({ mend, page }: { mend: ReturnType<typeof mendAddress>; page: string }) {
  const { to, label, isPublic } = mend;
  const name = `${label}: ${page}`;
  if (isPublic)
    return (
      <a className="btn btn-small" href={to} target="_blank" rel="noopener" aria-label={name}>
        {label}
      </a>
    );
  return (
    <LinkButton small to={to} aria-label={name}>
      {label}
    </LinkButton>
  );
}
