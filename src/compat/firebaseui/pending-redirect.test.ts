import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createMemoryStorage } from '../../../fixtures/storage.ts';
import type { Page } from '../../widget/page.ts';
import { pendingStorageKey } from '../../widget/storage/pending-key.ts';
import { redirectStatus } from '../../widget/storage/redirect-status.ts';
import { abandonRedirect, isRedirectPending, keepInstance } from './pending-redirect.ts';

function createPage(query: string, storage: Storage | null = createMemoryStorage()) {
  const hidden: string[] = [];
  const page: Page = {
    address: new URL(`https://app.example/Login${query}`),
    base: new URL('https://app.example/Login'),
    storage,
    navigate: () => assert.fail('unexpected navigation'),
    hide: (parameters) => void hidden.push(...parameters),
    forgetHidden: () => void hidden.push('(forgotten)'),
    enterHistoryEntry: () => {},
    reload: () => assert.fail('unexpected reload'),
    takeEmail: () => undefined,
  };
  return { page, hidden };
}

for (const [query, isPending] of [
  ['', false],
  ['?mode=select', false],
  ['?mode=signIn&oobCode=x', true],
  ['?mode=signin&oobCode=x', true],
  ['?mode=signIn', false],
  ['?mode=signIn&oobCode=', false],
  ['?mode=resetPassword&oobCode=x', false],
  ['?m=signIn&oobCode=x', false],
] as const) {
  test(`a page opened with ${query || 'no query'} ${isPending ? 'has' : 'does not have'} a sign-in to complete`, () => {
    assert.equal(isRedirectPending(createPage(query).page, 'a', 'mode'), isPending);
  });
}

test('a renamed mode parameter is read', () => {
  assert.equal(isRedirectPending(createPage('?m=signIn&oobCode=x').page, 'a', 'm'), true);
});

test('a redirect is pending for the instance that was started last', () => {
  const storage = createMemoryStorage();
  const { page } = createPage('', storage);
  keepInstance(page, 'a');
  redirectStatus.keep(storage, null);
  assert.deepEqual([isRedirectPending(page, 'a', 'mode'), isRedirectPending(page, 'b', 'mode')], [true, false]);
  keepInstance(page, 'b');
  assert.deepEqual([isRedirectPending(page, 'a', 'mode'), isRedirectPending(page, 'b', 'mode')], [false, true]);
  redirectStatus.clear(storage);
  assert.equal(isRedirectPending(page, 'b', 'mode'), false);
});

test('without Web Storage no redirect is pending', () => {
  assert.equal(isRedirectPending(createPage('', null).page, 'a', 'mode'), false);
  keepInstance(createPage('', null).page, 'a');
});

test('abandoning a redirect removes the redirect and the pending credential from storage, but keeps the address', () => {
  const storage = createMemoryStorage();
  redirectStatus.keep(storage, null);
  storage.setItem(pendingStorageKey, '{}');
  const { page, hidden } = createPage('?mode=select&oobCode=x', storage);
  abandonRedirect(page, 'mode');
  assert.deepEqual([redirectStatus.isPending(storage), storage.getItem(pendingStorageKey), hidden], [false, null, []]);
});

test('abandoning a sign-in link removes its parameters from the address and the history entry', () => {
  const { page, hidden } = createPage('?m=signIn&oobCode=x', null);
  abandonRedirect(page, 'm');
  assert.deepEqual(hidden, [
    ...['m', 'ui_sid', 'ui_sd', 'ui_auid', 'ui_pid', 'oobCode', 'continueUrl', 'apiKey', 'lang', 'tenantId'],
    '(forgotten)',
  ]);
});
