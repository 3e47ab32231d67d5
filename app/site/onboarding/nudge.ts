import { onboarding } from "#content/onboarding.ts";

const { nudges } = onboarding;

/** What the browser's own input type finds odd about a field. Nothing is held back for it. */
export function nudgeFor({ type, validity }: HTMLInputElement | HTMLTextAreaElement) {
  const kind = Object.keys(nudges).find((known) => known === type) as keyof typeof nudges;
  return validity.valid ? undefined : nudges[kind];
}

/** Completes a link typed the way people say it, such as files.example/photos. */
export function withScheme(field: HTMLInputElement | HTMLTextAreaElement): boolean {
  if (field.type !== "url" || !/^[\w-]+(\.[\w-]+)+(\/|$)/.test(field.value)) return false;
  field.value = `https://${field.value}`;
  return true;
}
