import assert from 'node:assert/strict';

const limitMs = 1000;

/**
 * Reads a value until it equals the expected one, because its cause may still be in progress.
 *
 * @param description names the value at the start of the error, such as "User of the rest of the app"
 * @throws AssertionError (rejects) if the value differs after a second of real time
 */
export async function waitUntilEqual<T>(expected: T, read: () => Promise<T>, description: string): Promise<void> {
  const deadline = performance.now() + limitMs;
  while (true) {
    const actual = await read();
    try {
      return assert.deepEqual(actual, expected);
    } catch {
      if (performance.now() > deadline)
        assert.fail(`${description}: expected ${JSON.stringify(expected)}, but got ${JSON.stringify(actual)}.`);
    }
    await new Promise((resolve) => setImmediate(resolve));
  }
}
