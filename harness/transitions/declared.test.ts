import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listScreens, loadScreen } from '../../src/widget/flow/screens.ts';
import { declaredTransitions } from './declared.ts';

const names = listScreens();
const declared = await declaredTransitions();

test('every screen goes by the name under which it is listed, and leads to screens', async () => {
  const { signal } = new AbortController();
  for (const name of names) assert.equal((await loadScreen(name, signal)).name, name);
  assert.deepEqual(
    declared.filter(({ to }) => !names.includes(to as never)),
    [],
  );
});

test('every screen can be come to, from the start on', () => {
  const seen = new Set<string>(['start']);
  for (const screen of seen) for (const { from, to } of declared) if (from === screen) seen.add(to);
  assert.deepEqual(
    names.filter((name) => !seen.has(name)),
    [],
  );
});
