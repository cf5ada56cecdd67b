import { joinDigits } from '../../widget/validation/rules.ts';
import type { Props } from './dom.ts';

/**
 * Returns listeners for an input for a code. Pasting removes the spaces and dashes that messages put between digits.
 *
 * @param onEdit called if pasting has removed such characters, because the browser then fires no `input` event
 */
export const codeInputListeners = (onEdit: () => void): NonNullable<Props<HTMLInputElement>['on']> => ({
  paste(event) {
    const pasted = event.clipboardData?.getData('text/plain') ?? '';
    const code = joinDigits(pasted);
    if (code === null || code === pasted) return;
    event.preventDefault();
    const { currentTarget: input } = event;
    const { selectionStart, selectionEnd, value } = input;
    input.setRangeText(code, selectionStart ?? value.length, selectionEnd ?? value.length, 'end');
    onEdit();
  },
});
