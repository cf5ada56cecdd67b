import type { ClipboardEvent, InputHTMLAttributes } from 'react';
import { joinDigits } from '../../../widget/validation/rules.ts';

/**
 * Returns props for an input for a code. Pasting removes the spaces and dashes that messages put between digits.
 *
 * @param onEdit called if pasting has removed such characters, because the browser then fires no `input` event
 */
export function getCodeInputProps(onEdit: () => void): InputHTMLAttributes<HTMLInputElement> {
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
