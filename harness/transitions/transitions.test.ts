import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listScreens, loadScreen } from '../../src/widget/flow/screens.ts';
import { declaredTransitions } from './transitions.ts';

// Before the first test: tests that a file declares after an await may come too late for the runner.
const names = listScreens();
const declared = await declaredTransitions();

test('every screen has the name under which it is listed, and leads only to screens', async () => {
  const { signal } = new AbortController();
  for (const name of names) assert.equal((await loadScreen(name, signal)).name, name);
  assert.deepEqual(
    declared.filter(({ to }) => !names.some((name) => name === to)),
    [],
  );
});

test('every screen can be reached from the start', () => {
  const reached = new Set<string>(['start']);
  for (const screen of reached) for (const { from, to } of declared) if (from === screen) reached.add(to);
  assert.deepEqual(
    names.filter((name) => !reached.has(name)),
    [],
  );
});
