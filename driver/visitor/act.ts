import { SightError, whatIsThere } from './wait-for-screen.ts';
import type { Visit } from '../visit.ts';

/** Does something with what is on the page. `expected` completes the sentence "Expected …". */
export type Act = (expected: string, action: () => Promise<void>) => Promise<void>;

/**
 * A visitor waits for what came of the last action, and then for what the next one acts on; where that never comes, it
 * is said what is there instead. An answer that is held back is waited for a moment only.
 */
export const actIn =
  (visit: Visit): Act =>
  async (expected, action) => {
    try {
      await visit.rest();
      await action();
    } catch (error) {
      throw new SightError(`Expected ${expected}.\n${await whatIsThere(visit.session)}`, { cause: error });
    }
  };
