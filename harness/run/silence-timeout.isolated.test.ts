import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { HarnessError } from '../../driver/harness-error.ts';
import { startSilenceTimeout } from './silence-timeout.ts';

test('the timeout expires when no message has arrived for 7.5 times the limit for a step, and each message restarts it', async () => {
  mock.timers.enable({ apis: ['setTimeout'] });
  const timeout = startSilenceTimeout(1000);
  const errors: unknown[] = [];
  timeout.expired.catch((error: unknown) => errors.push(error));

  mock.timers.tick(7499);
  timeout.restart();
  mock.timers.tick(7499);
  await Promise.resolve();
  assert.deepEqual(errors, []);

  mock.timers.tick(1);
  await Promise.resolve();
  assert.deepEqual(errors, [new HarnessError('a worker hangs: it sent no message for 7.5 seconds')]);
  mock.timers.reset();
});
