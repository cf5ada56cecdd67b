import { markSlot } from '../common/mark-slot.ts';
import { pasteCode } from '../common/paste-code.ts';
import type { Props } from './dom.ts';

/**
 * Returns the event listeners of a field for codes. If the visitor pastes a text such as
 * `Your code is 123 456`, the listener enters only the code.
 *
 * @param onEdit called after each change of the text
 */
export function codeInputListeners(onEdit: () => void): NonNullable<Props<HTMLInputElement>['on']> {
  const markCurrent = ({ currentTarget }: { readonly currentTarget: HTMLInputElement }): void =>
    markSlot(currentTarget);
  return {
    // A pasted code fires no `input` event.
    paste: (event) => {
      pasteCode(event, onEdit);
      markCurrent(event);
    },
    input: (event) => {
      markCurrent(event);
      onEdit();
    },
    focus: markCurrent,
    keyup: markCurrent,
    pointerup: markCurrent,
    selectionchange: markCurrent,
  };
}
