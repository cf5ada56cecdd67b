import type { View } from '../../widget/view.ts';

/**
 * Selects the text of the focused field if the widget has refused a code or a password there, so that typing replaces
 * the text. Other texts are not selected, because visitors usually correct them.
 */
export function selectRefused(target: HTMLElement, { description, errors, focus }: View): void {
  const name = focus?.target ?? '';
  const kind = description.fields?.[name]?.kind;
  const isTypedAnew = kind === 'password' || kind === 'phoneConfirmationCode';
  if (isTypedAnew && errors[name] !== undefined && target instanceof HTMLInputElement) target.select();
}
