import type { View } from '../../widget/view.ts';

/** Returns true if the choices are drawn above the fields and buttons of the screen. */
export function isListFirst({ description, appearance }: View): boolean {
  const { divider, actions = {} } = description;
  const isAboveForm = divider !== undefined && appearance?.providerPosition === 'above';
  return isAboveForm || Object.values(actions).every(({ role }) => role !== 'primary');
}
