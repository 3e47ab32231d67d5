import { TextArea, TextField } from "#app/ui/field.tsx";
import type { Fields } from "./field-props.ts";

export function BusinessStep({ text }: Fields) {
  return (
    <>
      <TextField {...text("owner_name")} autoComplete="name" />
      <TextField {...text("contact_person")} autoComplete="off" />
      <TextField {...text("email")} type="email" autoComplete="email" />
      <TextField {...text("phone")} type="tel" autoComplete="tel" />
      <TextArea {...text("address")} autoComplete="street-address" rows={3} />
    </>
  );
}
