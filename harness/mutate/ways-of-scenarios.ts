import type { Envelope } from '@cucumber/messages';
import { readTransitions, transitionsType } from '../../driver/attachments.ts';
import { keyOf } from '../transitions/collect-transitions.ts';

/** Notes, from a run's messages, in which scenarios each way from screen to screen was gone. */
export class WaysOfScenarios {
  /** Names of scenarios, by `from → to`. */
  readonly taken = new Map<string, string[]>();
  readonly #pickles = new Map<string, string>();
  readonly #testCases = new Map<string, string>();
  readonly #running = new Map<string, string>();

  receive({ pickle, testCase, testCaseStarted, attachment }: Envelope): void {
    if (pickle) this.#pickles.set(pickle.id, pickle.name);
    if (testCase) this.#testCases.set(testCase.id, this.#pickles.get(testCase.pickleId) ?? '');
    if (testCaseStarted) this.#running.set(testCaseStarted.id, this.#testCases.get(testCaseStarted.testCaseId) ?? '');
    if (attachment?.mediaType !== transitionsType) return;
    const name = this.#running.get(attachment.testCaseStartedId ?? '') ?? '';
    for (const way of readTransitions(attachment.body).map(keyOf)) {
      this.taken.set(way, [...(this.taken.get(way) ?? []), name]);
    }
  }
}
