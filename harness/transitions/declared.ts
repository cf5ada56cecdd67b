import { listScreens, loadScreen } from '../../src/widget/flow/screens.ts';
import type { Transition } from '../../pages/test-bed/test-bed-api.ts';

/** Where every screen of the widget may lead, as the screens themselves declare it. */
export async function declaredTransitions(): Promise<readonly Transition[]> {
  const { signal } = new AbortController();
  const screens = await Promise.all(listScreens().map((name) => loadScreen(name, signal)));
  return screens.flatMap(({ name, leadsTo }) => leadsTo.map((target) => ({ from: name, to: target })));
}
