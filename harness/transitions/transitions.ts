import type { Envelope } from '@cucumber/messages';
import { readTransitions, transitionsType } from '../../driver/attachments.ts';
import type { Transition } from '../../pages/test-bed/test-bed-api.ts';
import { listScreens, loadScreen } from '../../src/widget/flow/screens.ts';

/** Returns the transitions that the screens of the widget declare in `leadsTo`. */
export async function declaredTransitions(): Promise<readonly Transition[]> {
  const { signal } = new AbortController();
  const screens = await Promise.all(listScreens().map((name) => loadScreen(name, signal)));
  return screens.flatMap(({ name, leadsTo }) => leadsTo.map((target) => ({ from: name, to: target })));
}

/** Collects, from the messages of a run, the transitions that scenarios took. */
export class TransitionCollector {
  readonly #taken = new Map<string, Transition>();

  receive({ attachment }: Envelope): void {
    if (attachment?.mediaType !== transitionsType) return;
    for (const transition of readTransitions(attachment.body))
      this.#taken.set(formatTransition(transition), transition);
  }

  /** Each transition once. */
  get taken(): readonly Transition[] {
    return [...this.#taken.values()];
  }
}

export const formatTransition = ({ from, to }: Transition): string => `${from} → ${to}`;
