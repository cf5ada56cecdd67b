import assert from 'node:assert/strict';

const limitMs = 1000;

/**
 * Reads a value again and again until it equals the expected one. A pending operation may still change the value.
 *
 * @param description the value's name in the error, such as "the user whom the rest of the app knows"
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
        assert.fail(`Expected ${description} to be ${JSON.stringify(expected)}, saw ${JSON.stringify(actual)}.`);
    }
    await new Promise((resolve) => setImmediate(resolve));
  }
}
