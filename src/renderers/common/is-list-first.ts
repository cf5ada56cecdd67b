import type { View } from '../../widget/view.ts';

/** Returns true if the choices are drawn above the fields and buttons of the screen. */
export function isListFirst({ description, appearance }: View): boolean {
  const { divider, actions = {} } = description;
  if (divider !== undefined && appearance?.providerPosition === 'above') return true;
  return Object.values(actions).every(({ role }) => role !== 'primary');
}
