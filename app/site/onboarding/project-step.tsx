import { TextArea, TextField } from "#app/ui/field.tsx";
import { onboarding } from "#content/onboarding.ts";
import { Asked } from "./asked.tsx";
import { Choice } from "./choice.tsx";
import type { Fields } from "./field-props.ts";

const { options, details } = onboarding.products;

export function ProjectStep({ text, choice }: Fields) {
  return (
    <>
      <TextArea {...text("project_description")} />
      <Choice {...choice("sell_products")} type="radio" options={options} />
      <Asked when="yes" title={details}>
        <TextField {...text("product_count")} type="number" inputMode="numeric" step="any" />
        <TextArea {...text("inventory_structure")} />
      </Asked>
      <TextArea {...text("objectives")} />
      <TextArea {...text("target_audience")} />
      <TextField {...text("documents_url")} type="url" autoComplete="off" />
    </>
  );
}
