import { pasteCode } from '../common/paste-code.ts';
import type { Props } from './dom.ts';

/**
 * Returns the event listeners of a field for codes. If the visitor pastes a text such as
 * `Your code is 123 456`, the listener enters only the code.
 *
 * @param onEdit called after a paste, because the browser fires no `input` event
 */
export const codeInputListeners = (onEdit: () => void): NonNullable<Props<HTMLInputElement>['on']> => ({
  paste: (event) => pasteCode(event, onEdit),
});
