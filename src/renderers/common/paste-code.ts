import { joinDigits } from '../../widget/validation/rules.ts';

/** A paste into an input, as the browser or React reports it. */
interface Paste {
  readonly clipboardData: DataTransfer | null;
  readonly currentTarget: HTMLInputElement;
  preventDefault(): void;
}

/**
 * Matches six digits in a text, with or without a space or dash in the middle. More digits next to them do not match:
 * they are the digits of a phone number.
 */
const CODE_IN_TEXT =
  /(?<!\d[\s\p{Dash_Punctuation}]?)\d{3}[\s\p{Dash_Punctuation}]?\d{3}(?![\s\p{Dash_Punctuation}]?\d)/gu;

/**
 * Returns the code in a pasted text: its digits if it contains only digits, spaces and dashes, such as `123 456`, or
 * the only six digits in a message, such as `Your code is 123456`. Returns null for a text without a code, and for one
 * with several.
 */
export function findCode(pasted: string): string | null {
  const digits = joinDigits(pasted);
  if (digits !== null) return digits;
  const [code, ...others] = new Set((pasted.match(CODE_IN_TEXT) ?? []).map((each) => each.replaceAll(/\D/g, '')));
  return code !== undefined && others.length === 0 ? code : null;
}

/**
 * Enters only the code of a pasted text.
 *
 * @param onEdit called after characters were removed, because the browser then fires no `input` event
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
