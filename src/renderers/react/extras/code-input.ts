import type { ClipboardEvent, InputHTMLAttributes } from 'react';
import { joinDigits } from '../../../widget/validation/rules.ts';

/**
 * How the field of a code differs from others: what is pasted comes without the blanks and dashes that messages put
 * between digits.
 *
 * @param onEdit told when a paste changed the field, of which the browser says nothing
 */
export function codeInput(onEdit: () => void): InputHTMLAttributes<HTMLInputElement> {
  return {
    className: 'doorstep-input doorstep-code',
    onPaste(event: ClipboardEvent<HTMLInputElement>) {
      const pasted = event.clipboardData.getData('text/plain');
      const code = joinDigits(pasted);
      if (code === null || code === pasted) return;
      event.preventDefault();
      const { currentTarget: input } = event;
      const { selectionStart, selectionEnd, value } = input;
      input.setRangeText(code, selectionStart ?? value.length, selectionEnd ?? value.length, 'end');
      onEdit();
    },
  };
}
