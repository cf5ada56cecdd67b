import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { HarnessError } from '../../driver/harness-error.ts';
import { guardAgainstStall } from './stall.ts';

test('whoever is silent for too long hangs; whoever is heard does not', async () => {
  mock.timers.enable({ apis: ['setTimeout'] });
  const guard = guardAgainstStall(1000);
  const hangs: unknown[] = [];
  guard.stalled.catch((error: unknown) => hangs.push(error));

  mock.timers.tick(999);
  guard.heard();
  mock.timers.tick(999);
  await Promise.resolve();
  assert.deepEqual(hangs, []);

  mock.timers.tick(1);
  await Promise.resolve();
  assert.deepEqual(hangs, [new HarnessError('a worker hangs: nothing was heard for 1 seconds')]);
  mock.timers.reset();
});
