import type { ClipboardEvent, InputHTMLAttributes } from 'react';
import { pasteCode } from '../../common/paste-code.ts';

/**
 * Returns the props of an input for a code. They remove the spaces and dashes from a pasted code, such as `123 456`.
 *
 * @param onEdit called after characters were removed; the browser fires no `input` event for such a paste
 */
export function getCodeInputProps(onEdit: () => void): InputHTMLAttributes<HTMLInputElement> {
  return {
    className: 'doorstep-input doorstep-code',
    onPaste: (event: ClipboardEvent<HTMLInputElement>) => pasteCode(event, onEdit),
  };
}
