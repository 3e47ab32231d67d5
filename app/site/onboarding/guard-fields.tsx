import { FORM_TOKEN_FIELD, HONEYPOT_FIELD } from "#domain/form-guard.ts";

/** What tells people from machines; a person sees none of it. */
export function GuardFields({ token }: { token: string }) {
  return (
    <div hidden>
      <input type="hidden" name={FORM_TOKEN_FIELD} value={token} readOnly />
      <input name={HONEYPOT_FIELD} autoComplete="off" />
    </div>
  );
}
