import { joinDigits } from '../../widget/validation/rules.ts';

/** A paste into an input, as the browser or React reports it. */
interface Paste {
  readonly clipboardData: DataTransfer | null;
  readonly currentTarget: HTMLInputElement;
  preventDefault(): void;
}

/**
 * Removes the spaces and dashes from a pasted code, such as `123 456`.
 *
 * @param onEdit called after characters were removed, because the browser then fires no `input` event
 */
export function pasteCode(event: Paste, onEdit: () => void): void {
  const pasted = event.clipboardData?.getData('text/plain') ?? '';
  const code = joinDigits(pasted);
  if (code === null || code === pasted) return;
  event.preventDefault();
  const { currentTarget: input } = event;
  const { selectionStart, selectionEnd, value } = input;
  input.setRangeText(code, selectionStart ?? value.length, selectionEnd ?? value.length, 'end');
  onEdit();
}
