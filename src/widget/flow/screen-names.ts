import { groupOf } from './later-screens.ts';
import type { ScreenName } from './screen.ts';
import { present } from './screens.ts';

/** Every screen, seen or not. For tests and stories: the widget itself loads each when it is gone to. */
export const screenNames = [...Object.keys(present), ...Object.keys(groupOf)] as readonly ScreenName[]; // these keys and no others
