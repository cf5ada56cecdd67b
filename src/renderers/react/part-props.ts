import type { PartName } from '../common/part-name.ts';

/**
 * Returns the class and the attribute by which an app can style a part of the widget.
 *
 * @param more further classes, with a space in front of each
 */
export const partProps = (name: PartName, more = '') => ({
  className: `doorstep-${name}${more}`,
  'data-doorstep-part': name,
});
