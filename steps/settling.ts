import assert from 'node:assert/strict';
import { within } from './support/browser/within.ts';

const patienceMs = 1000;

/**
 * Reads again for a moment until something is what was expected: what leads to it may still be on its way.
 *
 * @param what for the message, such as "the user whom the rest of the app knows"
 */
export async function settlesOn<T>(expected: T, read: () => Promise<T>, what: string): Promise<void> {
  let seen: T | undefined;
  const hasSettled = await within(patienceMs, async () => {
    seen = await read();
    return isLike(expected, seen) || null;
  });
  if (!hasSettled) assert.fail(`Expected ${what} to be ${JSON.stringify(expected)}, saw ${JSON.stringify(seen)}.`);
}

function isLike(expected: unknown, seen: unknown): boolean {
  try {
    assert.deepEqual(seen, expected);
    return true;
  } catch {
    return false;
  }
}
