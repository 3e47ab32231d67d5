import { onboarding } from "#content/onboarding.ts";
import { type Answers, unaskedFields } from "#domain/onboarding-draft.ts";
import type { FieldName } from "./field-props.ts";
import { stepId } from "./use-step.ts";

interface ReviewProps {
  answers: Answers;
  hasPassword: boolean;
  busy: boolean;
  go(step: number): void;
}

const { title, sending, empty, password, unreachable, reach } = onboarding.review;

/** Everything that Submit sends, in the order it was asked. */
export function Review({ answers, hasPassword, busy, go }: ReviewProps) {
  const unasked = unaskedFields(answers);
  const shown: Answers & { domain_password?: string[] } = hasPassword
    ? { ...answers, domain_password: [password] }
    : answers;
  const rows = fieldNames.filter((name) => shown[name]?.length && !unasked.includes(name));
  return (
    <section className="review" aria-labelledby="review">
      <h3 id="review">{busy ? sending : title}</h3>
      {rows.length === 0 && <p className="text-soft">{empty}</p>}
      <dl>
        {rows.map((name) => (
          <div key={name}>
            <dt>{onboarding.fields[name].label}</dt>
            <dd>{shown[name]?.map((value) => worded(name, value)).join(", ")}</dd>
          </div>
        ))}
      </dl>
      {!answers.email && !answers.phone && (
        <p className="message mt-4">
          {unreachable}{" "}
          <a
            href={`#${stepId(2)}`}
            onClick={(event) => {
              event.preventDefault();
              go(2);
            }}
          >
            {reach}
          </a>
          .
        </p>
      )}
    </section>
  );
}

const fieldNames = Object.keys(onboarding.fields) as FieldName[];

const words: Partial<Record<FieldName, Readonly<Record<string, string>>>> = {
  domain_status: onboarding.domain.options,
  sell_products: onboarding.products.options,
};

function worded(name: FieldName, value: string): string {
  return words[name]?.[value] ?? value;
}
