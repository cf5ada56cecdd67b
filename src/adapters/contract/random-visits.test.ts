import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { startAuthEmulator } from '../../../harness/emulator/auth-emulator.ts';
import { compareRandomVisits } from './random-visits.ts';
import { knownDifferences } from './random/known-differences.ts';
import { visitBoth } from './random/visit-both.ts';

const emulator = await startAuthEmulator();
after(() => emulator.stop());

test('whatever is done in whatever order, the fake and the emulator answer the same', async () => {
  const { operations } = await compareRandomVisits(emulator, { operations: 400, seed: 1 });
  assert.ok(operations >= 400);
});

describe('what is left out of random visits', () => {
  for (const difference of knownDifferences) {
    const { emulator: does, example } = difference;

    test(`the emulator ${does}`, async () => {
      const { inMemory, atEmulator } = await visitBoth(emulator, example, []);
      const before = example.length - 1;
      assert.deepEqual(inMemory.slice(0, before), atEmulator.slice(0, before));
      assert.notDeepEqual(inMemory, atEmulator);
    });

    test(`nothing but the last operation is left out, where the emulator ${does}`, async () => {
      const { done } = await visitBoth(emulator, example, [difference]);
      assert.deepEqual(done, example.slice(0, -1));
    });
  }
});
