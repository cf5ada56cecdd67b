import type { PartName } from '../common/part-name.ts';

/**
 * Returns the attributes of an element that is a part of the widget.
 *
 * @param more further classes, each after a space
 */
export const part = (name: PartName, more = '') => ({ class: `doorstep-${name}${more}`, 'data-doorstep-part': name });
