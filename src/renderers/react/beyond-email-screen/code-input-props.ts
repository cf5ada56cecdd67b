import type { ClipboardEvent, InputHTMLAttributes, SyntheticEvent } from 'react';
import { markSlot } from '../../common/mark-slot.ts';
import { pasteCode } from '../../common/paste-code.ts';

/**
 * Returns props for an input in which the visitor enters a code. If the visitor pastes a text such as `Your code is 123
 * 456`, the input gets only the code.
 *
 * @param onEdit called after the code from a pasted text was put into the input. For such a change, the browser fires
 *   no `input` event
 */
export function getCodeInputProps(onEdit: () => void): InputHTMLAttributes<HTMLInputElement> {
  const markCurrent = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) => markSlot(currentTarget);
  return {
    className: 'doorstep-input doorstep-code',
    onPaste: (event: ClipboardEvent<HTMLInputElement>) => {
      pasteCode(event, onEdit);
      markCurrent(event);
    },
    // React fires `select` for every move of the cursor.
    onSelect: markCurrent,
  };
}
