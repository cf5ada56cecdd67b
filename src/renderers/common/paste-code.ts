import { joinDigits } from '../../widget/validation/rules.ts';

/** The properties of a `paste` event that browsers and React both provide. */
interface Paste {
  readonly clipboardData: DataTransfer | null;
  readonly currentTarget: HTMLInputElement;
  preventDefault(): void;
}

/**
 * Matches six digits, also in two groups of three, such as `123-456`. Ignores digits that are part of a longer number,
 * such as a phone number. Digits on two lines never belong to the same number.
 */
const CODE_IN_TEXT =
  /(?<!\d[\t\p{Zs}\p{Dash_Punctuation}]?)\d{3}[\t\p{Zs}\p{Dash_Punctuation}]?\d{3}(?![\t\p{Zs}\p{Dash_Punctuation}]?\d)/gu;

/**
 * Finds the code in a pasted text. In a text of digits, spaces and dashes, such as `123 456`, all digits are the code.
 * In any other text, such as `Your code is 123456`, the code is a number of six digits.
 *
 * @returns the digits; null if the text contains no code, or different codes
 */
export function findCode(pasted: string): string | null {
  const digits = joinDigits(pasted);
  if (digits !== null) return digits;
  const [code, ...others] = new Set((pasted.match(CODE_IN_TEXT) ?? []).map((each) => each.replaceAll(/\D/g, '')));
  return code !== undefined && others.length === 0 ? code : null;
}

/**
 * Finds the code in a pasted text, and enters only the code into the field. If the text contains no code, lets the
 * browser paste the text as usual.
 *
 * @param onEdit called after the code was entered, because the browser then fires no `input` event
 */
export function pasteCode(event: Paste, onEdit: () => void): void {
  const pasted = event.clipboardData?.getData('text/plain') ?? '';
  const code = findCode(pasted);
  if (code === null || code === pasted) return;
  event.preventDefault();
  const { currentTarget: input } = event;
  const { selectionStart, selectionEnd, value } = input;
  input.setRangeText(code, selectionStart ?? value.length, selectionEnd ?? value.length, 'end');
  onEdit();
}
