import { pasteCode } from '../common/paste-code.ts';
import type { Props } from './dom.ts';

/**
 * Returns the listeners of an input for codes. If the visitor pastes a text such as `Your code is 123 456`, the input
 * gets only the code.
 *
 * @param onEdit called after a pasted code has been entered, because the browser then fires no `input` event
 */
export const codeInputListeners = (onEdit: () => void): NonNullable<Props<HTMLInputElement>['on']> => ({
  paste: (event) => pasteCode(event, onEdit),
});
