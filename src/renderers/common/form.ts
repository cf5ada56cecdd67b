import type { View } from '../../widget/view.ts';

/** Reads the values of the named fields. A missing field has an empty value. */
export function readValues(form: HTMLFormElement, names: readonly string[]): Record<string, string> {
  const entries = new FormData(form);
  return Object.fromEntries(names.map((name) => [name, String(entries.get(name) ?? '')]));
}

/** Finds the field, button or link whose `name` attribute has this value. */
export function findControl(form: HTMLFormElement | null, name: string): HTMLElement | null {
  const control = form?.elements.namedItem(name);
  return control instanceof HTMLElement ? control : null;
}

/**
 * Returns the field that gets the focus when the visitor presses Enter in `target`. Returns null or undefined if there
 * is no next field, or if the next field is a checkbox or is hidden. Enter then submits the form.
 */
export function findNextField(
  form: HTMLFormElement,
  target: EventTarget,
  names: readonly string[],
): HTMLElement | null | undefined {
  const controls = names.map((name) => findControl(form, name));
  // If `target` is not a field, `indexOf` returns -1. The slice then contains only the last field, so `next` is
  // undefined.
  const [, next] = controls.slice(controls.indexOf(target as HTMLElement));
  return next?.matches('[type=checkbox],input[tabindex]') ? null : next;
}

/**
 * Puts the cursor at the end of the text, as FirebaseUI does (reference §1.2 #1). Ignores controls without text, such
 * as a button or a checkbox.
 */
export function moveToEnd(control: HTMLElement): void {
  const input = control as HTMLInputElement;
  // `selectionStart` is null for a checkbox, and undefined for a button.
  if (typeof input.selectionStart === 'number') input.selectionStart = input.value.length;
}

/** Finds the first heading, or else the form itself. Used if there is no field or action to focus. */
export function findHeading(form: HTMLFormElement | null): HTMLElement | null {
  return form?.querySelector<HTMLElement>('h1, h2') ?? form;
}

/**
 * Focuses the first field, or the heading if there is no field. Call this before removing a focused button, so that the
 * page keeps the focus.
 */
export function focusStart(form: HTMLFormElement | null): void {
  (form?.querySelector<HTMLElement>('input:not([hidden])') ?? findHeading(form))?.focus();
}

/**
 * Returns the ARIA attribute that names the form of a screen. Returns no attribute if the title gets the focus, because
 * screen readers would otherwise say the title twice.
 *
 * @param id prefix of two IDs: `<id>title` of the title, and `<id>heading` of the heading below the title
 */
export function nameForm({ description, language }: View, id: string): Readonly<Record<string, string>> {
  const { title, heading, focus } = description;
  if (title === undefined) return { 'aria-label': language.texts.signIn };
  if (focus === undefined) return {};
  return { 'aria-labelledby': heading === undefined ? `${id}title` : `${id}title ${id}heading` };
}
