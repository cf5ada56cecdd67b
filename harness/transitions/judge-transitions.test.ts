import assert from 'node:assert/strict';
import { test } from 'node:test';
import { coverageOf } from './judge-transitions.ts';

const way = (from: string, to: string) => ({ from, to });

test('what was declared and what was gone are compared', () => {
  const declared = [way('start', 'signIn'), way('signIn', 'done'), way('signIn', 'done'), way('done', 'start')];
  const taken = [way('signIn', 'done'), way('start', 'signIn'), way('start', 'done')];
  assert.deepEqual(coverageOf(declared, taken), {
    declared: ['done → start', 'signIn → done', 'start → signIn'],
    taken: ['signIn → done', 'start → done', 'start → signIn'],
    untaken: ['done → start'],
    undeclared: ['start → done'],
  });
});
