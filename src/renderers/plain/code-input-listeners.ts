import { pasteCode } from '../common/paste-code.ts';
import type { Props } from './dom.ts';

/**
 * Returns the listeners of an input for a code. The listeners remove spaces and dashes from a pasted code, such as `123
 * 456`.
 *
 * @param onEdit called after characters were removed, because the browser then fires no `input` event
 */
export const codeInputListeners = (onEdit: () => void): NonNullable<Props<HTMLInputElement>['on']> => ({
  paste: (event) => pasteCode(event, onEdit),
});
