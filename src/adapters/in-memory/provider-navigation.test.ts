import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createMemoryStorage } from '../../../fixtures/storage.ts';
import { answerKey, requestKey, type ProviderAnswer, type ProviderRequest } from './provider-messages.ts';
import { createBrowserNavigation } from './provider-navigation.ts';

const origin = 'http://127.0.0.1:5188';

function openPage({ blocked = false } = {}) {
  const windows: { closed: boolean; close(): void; features: string }[] = [];
  let checkWindow = (): void => {};
  const page = Object.assign(new EventTarget(), {
    sessionStorage: createMemoryStorage(),
    location: { origin, assign: (url: string) => redirects.push(url) },
    screen: { availWidth: 1500, availHeight: 900 },
    navigator: {},
    setInterval: (callback: () => void) => ((checkWindow = callback), 1),
    clearInterval: () => {},
    open(_url: string, _name: string, features: string) {
      if (blocked) return null;
      const window = { closed: false, close: () => (window.closed = true), features };
      windows.push(window);
      return window;
    },
  });
  const redirects: string[] = [];
  return {
    navigation: createBrowserNavigation(page as unknown as Window),
    page,
    windows,
    redirects,
    poll: () => checkWindow(),
    receive: (answer: ProviderAnswer, from = origin) => {
      const data = { doorstepProvider: true, kind: 'answer', answer };
      page.dispatchEvent(Object.assign(new Event('message'), { data, origin: from }));
    },
  };
}

const createRequest = (id: string): ProviderRequest => ({
  id,
  providerId: 'google.com',
  identities: [],
  scopes: [],
  customParameters: {},
  tenantId: null,
  upgradeGuest: false,
  returnTo: null,
});
const ada: ProviderAnswer['outcome'] = { identity: { sub: 'ada' } };

test('a provider window of 500 by 600 px opens in the middle of the screen and closes after its answer', async () => {
  const { navigation, page, windows, receive } = openPage();
  const answered = navigation.openWindow(createRequest('one'));
  assert.equal(windows[0]?.features, 'popup,width=500,height=600,left=500,top=150');
  assert.deepEqual(JSON.parse(page.sessionStorage.getItem(requestKey) ?? ''), createRequest('one'));
  receive({ id: 'one', outcome: ada });
  assert.deepEqual(await answered, { id: 'one', outcome: ada });
  assert.equal(windows[0]?.closed, true);
});

test('messages from a different origin or for a different request are ignored', async () => {
  const { navigation, windows, receive, page } = openPage();
  const answered = navigation.openWindow(createRequest('one'));
  receive({ id: 'one', outcome: { identity: { sub: 'mallory' } } }, 'http://evil.example');
  receive({ id: 'other', outcome: { identity: { sub: 'mallory' } } });
  page.dispatchEvent(Object.assign(new Event('message'), { data: 'hello', origin }));
  assert.equal(windows[0]?.closed, false);
  receive({ id: 'one', outcome: ada });
  assert.deepEqual((await answered).outcome, ada);
});

test('openWindow rejects with auth/popup-blocked if the browser blocks the window', async () => {
  await assert.rejects(openPage({ blocked: true }).navigation.openWindow(createRequest('one')), {
    code: 'auth/popup-blocked',
  });
});

test('a second window closes the first window and cancels its request', async () => {
  const { navigation, windows, receive } = openPage();
  const first = assert.rejects(navigation.openWindow(createRequest('one')), { code: 'auth/cancelled-popup-request' });
  const second = navigation.openWindow(createRequest('two'));
  await first;
  assert.deepEqual([windows[0]?.closed, windows[1]?.closed], [true, false]);
  receive({ id: 'two', outcome: ada });
  await second;
});

test('polling detects a closed window if the browser has no Web Locks', async () => {
  const { navigation, windows, poll } = openPage();
  const answered = assert.rejects(navigation.openWindow(createRequest('one')), { code: 'auth/popup-closed-by-user' });
  poll();
  windows[0]?.close();
  poll();
  await answered;
});

test('cancelWindow rejects the request and closes the window', async () => {
  const { navigation, windows } = openPage();
  const answered = assert.rejects(navigation.openWindow(createRequest('one')), {
    code: 'auth/cancelled-popup-request',
  });
  navigation.cancelWindow();
  await answered;
  assert.equal(windows[0]?.closed, true);
});

test('the answer to a redirect can be taken only once', () => {
  const { navigation, page, redirects } = openPage();
  navigation.redirect(createRequest('one')).catch(() => {});
  assert.deepEqual(redirects, ['/provider.html']);
  page.sessionStorage.setItem(answerKey, JSON.stringify({ id: 'one', outcome: ada }));
  assert.deepEqual(navigation.takeRedirectAnswer(), {
    request: createRequest('one'),
    answer: { id: 'one', outcome: ada },
  });
  assert.equal(navigation.takeRedirectAnswer(), null);
});

for (const answer of [null, '{', '{"id":"other","outcome":{"identity":{"sub":"x"}}}', '{"id":"one"}']) {
  test(`the invalid redirect answer ${answer} is ignored and removed`, () => {
    const { navigation, page } = openPage();
    page.sessionStorage.setItem(requestKey, JSON.stringify(createRequest('one')));
    if (answer !== null) page.sessionStorage.setItem(answerKey, answer);
    assert.equal(navigation.takeRedirectAnswer(), null);
    assert.equal(page.sessionStorage.length, 0);
  });
}
