import { pasteCode } from '../common/paste-code.ts';
import type { Props } from './dom.ts';

/**
 * Returns listeners for an input for a code. Pasting removes the spaces and dashes that messages put between digits.
 *
 * @param onEdit called if pasting has removed such characters, because the browser then fires no `input` event
 */
export const codeInputListeners = (onEdit: () => void): NonNullable<Props<HTMLInputElement>['on']> => ({
  paste: (event) => pasteCode(event, onEdit),
});
