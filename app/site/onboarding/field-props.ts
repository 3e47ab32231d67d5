import { onboarding } from "#content/onboarding.ts";
import type { OnboardingProblems } from "#domain/onboarding.schema.ts";

export type FieldName = keyof typeof onboarding.fields;
/** What a posted form held, field by field. */
export type Typed = Partial<Record<string, readonly string[]>>;

interface Label {
  label: string;
  hint?: string;
}

/** What every step gets: the props of a field by its name. */
export type Fields = ReturnType<typeof fieldProps>;

export function fieldProps(typed: Typed, problems: OnboardingProblems) {
  return {
    text(name: FieldName) {
      const { label, hint }: Label = onboarding.fields[name];
      const defaultValue = typed[name]?.[0] ?? "";
      return { name, id: name, label, hint, error: problems[name], defaultValue };
    },
    choice(name: FieldName) {
      const { label, hint }: Label = onboarding.fields[name];
      return { name, label, hint, error: problems[name], given: typed[name] ?? [] };
    },
  };
}

export function stepOf(name: string): number {
  const index = onboarding.steps.findIndex(({ fields }) =>
    (fields as readonly string[]).includes(name),
  );
  return index + 1;
}
