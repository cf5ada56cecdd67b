import type { View } from '../../widget/view.ts';

/**
 * Selects the text of the focused field if the widget has refused the text, so that typing replaces it. Only codes and
 * passwords are selected, because other texts are usually corrected, not typed anew.
 */
export function selectRefused(target: HTMLElement, { description, errors, focus }: View): void {
  const name = focus?.target ?? '';
  const kind = description.fields?.[name]?.kind;
  const isTypedAnew = kind === 'password' || kind === 'phoneConfirmationCode';
  if (isTypedAnew && errors[name] !== undefined && target instanceof HTMLInputElement) target.select();
}
