import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { startAuthEmulator } from '../../../harness/emulator/auth-emulator.ts';
import { compareRandomVisits } from './random-visits.ts';

const emulator = await startAuthEmulator();
after(() => emulator.stop());

test('whatever is done in whatever order, the fake and the emulator answer the same', async () => {
  const { operations } = await compareRandomVisits(emulator, { operations: 400, seed: 1 });
  assert.ok(operations >= 400);
});
