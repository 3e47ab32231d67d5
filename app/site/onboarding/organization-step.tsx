import { TextField } from "#app/ui/field.tsx";
import { onboarding } from "#content/onboarding.ts";
import { Asked } from "./asked.tsx";
import { Choice } from "./choice.tsx";
import type { Fields } from "./field-props.ts";

const { options, toBuy, owned } = onboarding.domain;
const address = { inputMode: "url", autoCapitalize: "none", spellCheck: false } as const;

export function OrganizationStep({ text, choice }: Fields) {
  return (
    <>
      <TextField {...text("company_name")} autoComplete="organization" />
      <Choice {...choice("domain_status")} type="radio" options={options} />
      <Asked when="buy" title={toBuy}>
        <TextField {...text("requested_domain")} {...address} autoComplete="off" />
      </Asked>
      <Asked when="ready" title={owned}>
        <TextField {...text("existing_domain")} {...address} autoComplete="off" />
        <TextField {...text("domain_provider")} autoComplete="off" />
        <TextField
          {...text("domain_username")}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
        />
        <TextField {...text("domain_password")} type="password" autoComplete="off" />
      </Asked>
    </>
  );
}
