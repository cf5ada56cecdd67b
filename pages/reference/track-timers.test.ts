import assert from 'node:assert/strict';
import { test } from 'node:test';
import { trackTimers } from './track-timers.ts';

test('pending timeouts are cleared, and timeouts that start later are kept', () => {
  const timeouts = new Map<number, () => void>();
  const page = {
    setTimeout: (callback: TimerHandler) => {
      timeouts.set(timeouts.size + 1, callback as () => void);
      return timeouts.size;
    },
    clearTimeout: (timer: number | undefined) => void timeouts.delete(timer ?? 0),
  };
  const clearPending = trackTimers(page);
  page.setTimeout(() => {});
  clearPending();
  assert.equal(timeouts.size, 0);
  page.setTimeout(() => {});
  assert.equal(timeouts.size, 1);
});

test('an ignored error in a timeout is swallowed, and any other error is thrown', () => {
  const callbacks: (() => void)[] = [];
  const page = {
    setTimeout: (callback: TimerHandler) => callbacks.push(callback as () => void),
    clearTimeout: () => {},
  };
  trackTimers(page, (error) => error === 'ignored');
  for (const error of ['ignored', 'other']) {
    page.setTimeout(() => {
      throw error;
    });
  }
  const [throwIgnored = assert.fail, throwOther = assert.fail] = callbacks;
  assert.doesNotThrow(throwIgnored);
  assert.throws(throwOther, (error) => error === 'other');
});
