import type { Action, ActionRole } from '../../widget/description.ts';
import type { View } from '../../widget/view.ts';

const rows: readonly ActionRole[] = ['link', 'primary', 'secondary'];

/**
 * Returns the actions of a screen in the order in which to draw them. In the layout `inline`, each button has its own
 * row, and the submit button comes first.
 */
export function orderActions({ description, appearance }: View): readonly (readonly [string, Action])[] {
  const actions = Object.entries(description.actions ?? {});
  return appearance?.layout === 'inline'
    ? rows.flatMap((row) => actions.filter(([, { role }]) => role === row))
    : actions;
}
