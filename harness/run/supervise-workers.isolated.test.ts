import assert from 'node:assert/strict';
import { EventEmitter } from 'node:events';
import { mock, test } from 'node:test';
import { heartbeat, heartbeatMs, superviseWorkers } from './supervise-workers.ts';

/**
 * Supervises a worker for `seconds` of the mocked clock. Returns the messages that report the worker as hanging.
 *
 * @param share processor load of the process, from 0 to 1
 * @param hasHeartbeats true if the worker sends a heartbeat every second
 */
function superviseFor(seconds: number, share: number, hasHeartbeats: boolean): readonly string[] {
  using cleanups = new DisposableStack();
  mock.timers.enable({ apis: ['setInterval'] });
  cleanups.defer(() => mock.timers.reset());
  const usage = { user: share * heartbeatMs * 1000, system: 0 };
  const cpuUsage = mock.method(process, 'cpuUsage', () => usage);
  cleanups.defer(() => cpuUsage.mock.restore());
  const reasons: string[] = [];
  cleanups.use(superviseWorkers((reason) => reasons.push(reason)));
  const worker = new EventEmitter();
  process.emit('worker', worker as never);
  worker.emit('message', heartbeat);
  for (let second = 0; second < seconds; second += 1) {
    mock.timers.tick(heartbeatMs);
    if (hasHeartbeats) worker.emit('message', heartbeat);
  }
  return reasons;
}

const hangs = ['a worker hangs: its thread has not responded for 15 seconds'];

test('a worker that uses a processor and does not respond counts as hanging', () => {
  assert.deepEqual(superviseFor(14, 1, false), []);
  assert.deepEqual(superviseFor(100, 1, false), hangs);
});

test('a worker that responds does not count as hanging', () => {
  assert.deepEqual(superviseFor(100, 1, true), []);
});

test('a worker that does not respond because it gets no processor does not count as hanging', () => {
  assert.deepEqual(superviseFor(100, 0.1, false), []);
});
