import assert from 'node:assert/strict';

const patienceMs = 1000;

/**
 * Reads again for a moment until something is what was expected: what leads to it may still be on its way.
 *
 * @param what for the message, such as "the user whom the rest of the app knows"
 */
export async function settlesOn<T>(expected: T, read: () => Promise<T>, what: string): Promise<void> {
  const deadline = performance.now() + patienceMs;
  while (true) {
    const seen = await read();
    try {
      return assert.deepEqual(seen, expected);
    } catch {
      const message = `Expected ${what} to be ${JSON.stringify(expected)}, saw ${JSON.stringify(seen)}.`;
      if (performance.now() > deadline) assert.fail(message);
    }
    await new Promise((resolve) => setImmediate(resolve));
  }
}
