import type { ScreenName } from './screen.ts';
import { later, present } from './screens.ts';

/** Every screen, seen or not. For tests and stories: the widget itself loads each when it is gone to. */
export async function screenNames(): Promise<readonly ScreenName[]> {
  const { groupOf } = await later();
  return [...Object.keys(present), ...Object.keys(groupOf)] as ScreenName[]; // these keys and no others
}
