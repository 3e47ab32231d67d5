import { TextArea, TextField } from "#app/ui/field.tsx";
import { onboarding } from "#content/onboarding.ts";
import { Choice } from "./choice.tsx";
import type { Fields } from "./field-props.ts";

const options = Object.fromEntries(onboarding.services.map((service) => [service, service]));

export function BudgetStep({ text, choice }: Fields) {
  return (
    <>
      <Choice {...choice("services")} type="checkbox" options={options} />
      <TextField {...text("budget_range")} autoComplete="off" />
      <TextArea {...text("budget_allocation")} />
      <TextField {...text("timeline")} autoComplete="off" />
      <TextArea {...text("additional_info")} />
    </>
  );
}
