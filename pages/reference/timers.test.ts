import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rememberTimers } from './timers.ts';

test('what is pending is not done any more, and what comes later is', () => {
  const due = new Map<number, () => void>();
  const page = {
    setTimeout: (then: TimerHandler) => {
      due.set(due.size + 1, then as () => void);
      return due.size;
    },
    clearTimeout: (timer: number | undefined) => void due.delete(timer ?? 0),
  };
  const forget = rememberTimers(page);
  page.setTimeout(() => {});
  forget();
  assert.equal(due.size, 0);
  page.setTimeout(() => {});
  assert.equal(due.size, 1);
});
