/**
 * A ref for the field a dialog opens on. React's own `autoFocus` comes too early, while the dialog
 * is closed; the attribute is what the browser looks for when it opens.
 */
export function firstField(element: HTMLElement | null): void {
  element?.setAttribute("autofocus", "");
}
