import { onboarding } from "#content/onboarding.ts";
import { type Answers, unaskedFields } from "#domain/onboarding-draft.ts";
import { lastStep } from "./use-step.ts";

const { client, domain, contact, sheet } = onboarding.block;

/** The corner of the drawing: it fills itself in while the sheet is filled in. */
export function SheetBlock({ answers, step }: { answers: Answers; step: number }) {
  const unasked = unaskedFields(answers);
  const first = (...names: (keyof Answers)[]) =>
    names
      .filter((name) => !unasked.includes(name))
      .map((name) => answers[name]?.[0])
      .find(Boolean);
  const cells = [
    { ...client, value: first("company_name") },
    { ...domain, value: first("existing_domain", "requested_domain") },
    { ...contact, value: first("contact_person", "owner_name") },
    { ...sheet, value: `${step} of ${lastStep}`, empty: "" },
  ];
  return (
    <dl className="title-block sheet-block">
      {cells.map(({ label, value, empty }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className={value ? undefined : "blank"}>{value ?? empty}</dd>
        </div>
      ))}
    </dl>
  );
}
