import type { PartName } from '../common/part-name.ts';

/**
 * Returns the attributes of an element that is a part of the widget.
 *
 * @param more further classes, with a space in front of each
 */
export const part = (name: PartName, more = '') => ({ class: `doorstep-${name}${more}`, 'data-doorstep-part': name });
