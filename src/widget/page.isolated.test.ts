import assert from 'node:assert/strict';
import { test } from 'node:test';
import { HIDDEN } from './history/history-entry.ts';
import { createBrowserPage } from './page.ts';

/** Opens `url` from the account page, and returns the state that its history entry then has. */
function openFromAccountPage(url: string): unknown {
  const location = new URL('https://app.example/');
  const history = {
    state: { [HIDDEN]: 'mode=account', other: 1 } as unknown,
    replaceState: (state: unknown) => (history.state = state),
  };
  const storage = { setItem: () => {}, removeItem: () => {} };
  Object.assign(globalThis, { location, history });
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(globalThis, name, { value: storage, configurable: true });
  const opened: string[] = [];
  createBrowserPage(({ href }) => opened.push(href)).navigate(new URL(url));
  assert.deepEqual(opened, [url]);
  return history.state;
}

test('a history entry that opens its own address forgets the mode', () => {
  assert.deepEqual(openFromAccountPage('https://app.example/'), { other: 1 });
});

test('a history entry from which another address opens keeps the mode, so that Back leads to the account page', () => {
  const state = openFromAccountPage('https://app.example/home');
  assert.deepEqual(state, { [HIDDEN]: 'mode=account', other: 1 });
});
