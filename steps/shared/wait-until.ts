import assert from 'node:assert/strict';

let limitMs = 1000;

/** Raises the time limit of {@link waitUntilEqual} and {@link waitUntil} to at least `milliseconds` of real time. */
export function waitAtLeast(milliseconds: number): void {
  limitMs = Math.max(limitMs, milliseconds);
}

/**
 * Reads a value again and again until it equals `expected`, because a pending operation may still change the value.
 *
 * @param description the value's name in the error, such as "the user whom the rest of the app knows"
 * @throws AssertionError (rejects) if the value still differs after the time limit
 */
export async function waitUntilEqual<T>(expected: T, read: () => Promise<T>, description: string): Promise<void> {
  await poll(read, (actual) => {
    assert.deepEqual(
      actual,
      expected,
      `Expected ${description} to be ${JSON.stringify(expected)}, saw ${JSON.stringify(actual)}.`,
    );
  });
}

/**
 * Checks a condition again and again until it is true.
 *
 * @param expectation the text after "Expected" in the error message, such as "One Tap to be offered"
 * @throws AssertionError (rejects) if the condition is still false after the time limit
 */
export async function waitUntil(isTrue: () => Promise<boolean>, expectation: string): Promise<void> {
  await poll(isTrue, (value) => {
    assert.ok(value, `Expected ${expectation}.`);
  });
}

async function poll<T>(read: () => Promise<T>, check: (value: T) => void): Promise<void> {
  const deadline = performance.now() + limitMs;
  while (true) {
    const value = await read();
    try {
      check(value);
      return;
    } catch (error) {
      if (performance.now() > deadline) throw error;
    }
    await new Promise((resolve) => setImmediate(resolve));
  }
}
