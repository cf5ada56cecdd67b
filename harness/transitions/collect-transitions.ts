import type { Envelope } from '@cucumber/messages';
import type { Transition } from '../../pages/test-bed/test-bed-api.ts';
import { readTransitions, transitionsType } from '../../driver/attachments.ts';

/** Gathers, from a run's messages, the ways from screen to screen that were gone. */
export class TransitionCollector {
  readonly #taken = new Map<string, Transition>();

  receive({ attachment }: Envelope): void {
    if (attachment?.mediaType !== transitionsType) return;
    for (const transition of readTransitions(attachment.body)) this.#taken.set(keyOf(transition), transition);
  }

  /** Each once. */
  get taken(): readonly Transition[] {
    return [...this.#taken.values()];
  }
}

/** What tells one way from another. */
export const keyOf = ({ from, to }: Transition): string => `${from} → ${to}`;
