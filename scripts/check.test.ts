import assert from 'node:assert/strict';
import { test } from 'node:test';
import { allChecks, command } from './check.ts';

test('the help explains every check', () => {
  assert.deepEqual(Object.keys(command.lists['Checks:']).toSorted(), allChecks.map(({ name }) => name).toSorted());
});
