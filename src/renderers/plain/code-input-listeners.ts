import { pasteCode } from '../common/paste-code.ts';
import type { Props } from './dom.ts';

/**
 * Returns the listeners that an input for a code needs. They remove the spaces and dashes from a pasted code, such as
 * `123 456`.
 *
 * @param onEdit called after characters were removed; the browser fires no `input` event for such a paste
 */
export const codeInputListeners = (onEdit: () => void): NonNullable<Props<HTMLInputElement>['on']> => ({
  paste: (event) => pasteCode(event, onEdit),
});
