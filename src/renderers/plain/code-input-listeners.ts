import { pasteCode } from '../common/paste-code.ts';
import type { Props } from './dom.ts';

/**
 * Returns the listeners of an input for codes. Of a pasted text such as `Your code is 123 456`, only the code is
 * entered.
 *
 * @param onEdit called after the code was entered, because the browser then fires no `input` event
 */
export const codeInputListeners = (onEdit: () => void): NonNullable<Props<HTMLInputElement>['on']> => ({
  paste: (event) => pasteCode(event, onEdit),
});
