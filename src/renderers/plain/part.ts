import type { PartName } from '../common/part-name.ts';

/**
 * Returns the CSS class and the attribute that apps can use to style a part of the widget.
 *
 * @param more further CSS classes, each preceded by a space
 */
export const part = (name: PartName, more = '') => ({ class: `doorstep-${name}${more}`, 'data-doorstep-part': name });
