import type { Transition } from '../../pages/test-bed/test-bed-api.ts';
import { listScreens, loadScreen } from '../../src/widget/flow/screens.ts';

/** Returns the transitions that the screens of the widget declare in `leadsTo`. */
export async function declaredTransitions(): Promise<readonly Transition[]> {
  const { signal } = new AbortController();
  const screens = await Promise.all(listScreens().map((name) => loadScreen(name, signal)));
  return screens.flatMap(({ name, leadsTo }) => leadsTo.map((target) => ({ from: name, to: target })));
}

export const formatTransition = ({ from, to }: Transition): string => `${from} → ${to}`;
