import { type Answers, draftFields } from "#domain/onboarding-draft.ts";

export function answersOf(form: HTMLFormElement): Answers {
  const data = new FormData(form);
  return Object.fromEntries(
    draftFields
      .map((field) => [field, data.getAll(field).filter(isFilled)] as const)
      .filter(([, values]) => values.length > 0),
  );
}

/** Shows the answers in the form; a field without an answer becomes empty. */
export function fillIn(form: HTMLFormElement, answers: Answers, except?: string | null): void {
  for (const control of form.elements) {
    if (!isControl(control) || control.name === except) continue;
    const field = draftFields.find((name) => name === control.name);
    if (!field) continue;
    const values = answers[field] ?? [];
    if (isTickable(control)) control.checked = values.includes(control.value);
    else if (control.value !== (values[0] ?? "")) control.value = values[0] ?? "";
  }
}

/** The one answer that no draft holds. */
export function passwordOf(form: HTMLFormElement): string {
  return passwordField(form)?.value ?? "";
}

export function setPassword(form: HTMLFormElement, password: string): void {
  const field = passwordField(form);
  if (field) field.value = password;
}

/** The field the visitor is typing in at this moment. */
export function typingIn(form: HTMLFormElement): string | null {
  const control = document.activeElement;
  if (!document.hasFocus() || !control || !form.contains(control)) return null;
  return isControl(control) ? control.name : null;
}

type Control = HTMLInputElement | HTMLTextAreaElement;

export function isControl(element: unknown): element is Control {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
}

function isTickable(control: Control): control is HTMLInputElement {
  return control.type === "radio" || control.type === "checkbox";
}

function isFilled(value: FormDataEntryValue): value is string {
  return typeof value === "string" && value !== "";
}

function passwordField(form: HTMLFormElement): HTMLInputElement | null {
  const control = form.elements.namedItem("domain_password");
  return control instanceof HTMLInputElement ? control : null;
}
