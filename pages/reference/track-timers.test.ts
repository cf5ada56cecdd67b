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
