import type { View } from '../../widget/view.ts';

/**
 * Selects a refused code or password in the focused field, so that typing replaces it. Other texts are not selected,
 * because visitors usually correct them.
 */
export function selectRefused(target: HTMLElement, { description, errors, focus }: View): void {
  const name = focus?.target ?? '';
  const kind = description.fields?.[name]?.kind;
  const isTypedAnew = kind === 'password' || kind === 'phoneConfirmationCode';
  if (isTypedAnew && errors[name] !== undefined && target instanceof HTMLInputElement) target.select();
}
