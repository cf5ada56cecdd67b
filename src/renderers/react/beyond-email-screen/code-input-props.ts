import type { ClipboardEvent, InputHTMLAttributes } from 'react';
import { pasteCode } from '../../common/paste-code.ts';

/**
 * Returns props for an input for codes. If the visitor pastes a code, the input removes spaces and dashes (`123 456` →
 * `123456`).
 *
 * @param onEdit called after characters were removed, because the browser then fires no `input` event
 */
export function getCodeInputProps(onEdit: () => void): InputHTMLAttributes<HTMLInputElement> {
  return {
    className: 'doorstep-input doorstep-code',
    onPaste: (event: ClipboardEvent<HTMLInputElement>) => pasteCode(event, onEdit),
  };
}
