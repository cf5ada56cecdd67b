import type { PartName } from '../common/part-name.ts';

/**
 * Returns the CSS class and the attribute by which apps can style a part of the widget.
 *
 * @param more further CSS classes, each after a space
 */
export const part = (name: PartName, more = '') => ({ class: `doorstep-${name}${more}`, 'data-doorstep-part': name });
