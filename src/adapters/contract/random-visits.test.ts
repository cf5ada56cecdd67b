import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { startAuthEmulator } from '../../../harness/emulator/auth-emulator.ts';
import { startWireServer } from '../../../harness/wire/wire-server.ts';
import { compareRandomVisits } from './random-visits.ts';
import { knownDifferences } from './random/known-differences.ts';
import { visitBoth } from './random/visit-both.ts';

const emulator = await startAuthEmulator();
after(() => emulator.stop());
const wire = await startWireServer();
after(() => wire.stop());

test('whatever is done in whatever order, the fake and the emulator answer the same', async () => {
  const { operations } = await compareRandomVisits(emulator, { operations: 400, seed: 1 });
  assert.ok(operations >= 400);
});

test('so do the fake and the SDK that asks it on the wire, with nothing left out', async () => {
  const { operations } = await compareRandomVisits(wire, { operations: 1_500, seed: 1, leftOut: [] });
  assert.ok(operations >= 1_500);
});

describe('what is left out of random visits', () => {
  for (const difference of knownDifferences) {
    const { emulator: does, example } = difference;

    test(`the emulator ${does}`, async () => {
      const { inMemory, atServer } = await visitBoth(emulator, example, []);
      const before = example.length - 1;
      assert.deepEqual(inMemory.slice(0, before), atServer.slice(0, before));
      assert.notDeepEqual(inMemory, atServer);
    });

    test(`nothing but the last operation is left out, where the emulator ${does}`, async () => {
      const { done } = await visitBoth(emulator, example, [difference]);
      assert.deepEqual(done, example.slice(0, -1));
    });
  }
});
