/** A field of the sign-in form, identified by a word of its `autocomplete` attribute. */
export type FormField = 'username' | 'current-password' | 'one-time-code';

/**
 * Enters texts into the sign-in form, as if the visitor had typed them. Skips fields that the screen does not have, and
 * focuses the last field that was filled in.
 *
 * @returns the fields that were filled in
 */
export function enterIntoForm(values: Readonly<Partial<Record<FormField, string>>>): readonly FormField[] {
  const entries = Object.entries(values) as [FormField, string][];
  return entries.flatMap(([field, text]) => {
    const input = document.querySelector<HTMLInputElement>(`.demo-app input[autocomplete~="${field}"]`);
    if (!input) return [];
    input.focus();
    input.setRangeText(text, 0, input.value.length, 'end');
    input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: text }));
    return [field];
  });
}
