import type { PartName } from '../common/part-name.ts';

/**
 * Returns the class and the attribute of a part of the widget. Apps can use them to style the part.
 *
 * @param more further classes, with a space in front of each
 */
export const part = (name: PartName, more = '') => ({ class: `doorstep-${name}${more}`, 'data-doorstep-part': name });
