import type { Action, ActionRole } from '../../widget/description.ts';
import type { View } from '../../widget/view.ts';

const rows: readonly ActionRole[] = ['link', 'primary', 'secondary'];

/**
 * Returns the actions of a screen in the order in which to draw them. The layout `inline` draws links first, then
 * primary actions, which submit the form, and then secondary actions.
 */
export function orderActions({ description, appearance }: View): readonly (readonly [string, Action])[] {
  const actions = Object.entries(description.actions ?? {});
  return appearance?.layout === 'inline'
    ? rows.flatMap((row) => actions.filter(([, { role }]) => role === row))
    : actions;
}
