import assert from 'node:assert/strict';

const patienceMs = 1000;

/** Reads again for a moment until a number is what was expected: a request may still be on its way to the service. */
export async function settlesOn(expected: number, read: () => Promise<number>, what: string): Promise<void> {
  const deadline = performance.now() + patienceMs;
  let seen = await read();
  while (seen !== expected && performance.now() < deadline) {
    await new Promise((resolve) => setImmediate(resolve));
    seen = await read();
  }
  assert.equal(seen, expected, `Expected ${expected} for ${what}, saw ${seen}.`);
}
