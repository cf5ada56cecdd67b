import assert from 'node:assert/strict';
import { test } from 'node:test';
import { memoryStorage } from '../../../fixtures/memory-storage.ts';
import { createBrowserNavigation } from './provider-navigation.ts';
import { answerKey, requestKey, type ProviderAnswer, type ProviderRequest } from './provider-messages.ts';

const origin = 'http://127.0.0.1:5188';

/** A page whose windows a test looks after. */
function openPage({ blocked = false } = {}) {
  const windows: { closed: boolean; close(): void; features: string }[] = [];
  let poll = (): void => {};
  const page = Object.assign(new EventTarget(), {
    sessionStorage: memoryStorage(),
    location: { origin, assign: (url: string) => left.push(url) },
    screen: { availWidth: 1500, availHeight: 900 },
    navigator: {},
    setInterval: (look: () => void) => ((poll = look), 1),
    clearInterval: () => {},
    open(_url: string, _name: string, features: string) {
      if (blocked) return null;
      const window = { closed: false, close: () => (window.closed = true), features };
      windows.push(window);
      return window;
    },
  });
  const left: string[] = [];
  return {
    door: createBrowserNavigation(page as unknown as Window),
    page,
    windows,
    left,
    look: () => poll(),
    hear: (answer: ProviderAnswer, from = origin) => {
      const data = { doorstepProvider: true, kind: 'answer', answer };
      page.dispatchEvent(Object.assign(new Event('message'), { data, origin: from }));
    },
  };
}

const request = (id: string): ProviderRequest => ({
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

test('a window of 500 by 600 in the middle of the screen gets the request, and is closed when it has answered', async () => {
  const { door, page, windows, hear } = openPage();
  const asked = door.openWindow(request('one'));
  assert.equal(windows[0]?.features, 'popup,width=500,height=600,left=500,top=150');
  assert.deepEqual(JSON.parse(page.sessionStorage.getItem(requestKey) ?? ''), request('one'));
  hear({ id: 'one', outcome: ada });
  assert.deepEqual(await asked, { id: 'one', outcome: ada });
  assert.equal(windows[0]?.closed, true);
});

test('what another page says, or says to another request, is no answer', async () => {
  const { door, windows, hear, page } = openPage();
  const asked = door.openWindow(request('one'));
  hear({ id: 'one', outcome: { identity: { sub: 'mallory' } } }, 'http://evil.example');
  hear({ id: 'other', outcome: { identity: { sub: 'mallory' } } });
  page.dispatchEvent(Object.assign(new Event('message'), { data: 'hello', origin }));
  assert.equal(windows[0]?.closed, false);
  hear({ id: 'one', outcome: ada });
  assert.deepEqual((await asked).outcome, ada);
});

test('a window that the browser blocks is said to be blocked', async () => {
  await assert.rejects(openPage({ blocked: true }).door.openWindow(request('one')), { code: 'auth/popup-blocked' });
});

test('a second window takes the first one’s place', async () => {
  const { door, windows, hear } = openPage();
  const first = assert.rejects(door.openWindow(request('one')), { code: 'auth/cancelled-popup-request' });
  const second = door.openWindow(request('two'));
  await first;
  assert.deepEqual([windows[0]?.closed, windows[1]?.closed], [true, false]);
  hear({ id: 'two', outcome: ada });
  await second;
});

test('a window that its user closes is noticed by looking, where the browser has no locks', async () => {
  const { door, windows, look } = openPage();
  const asked = assert.rejects(door.openWindow(request('one')), { code: 'auth/popup-closed-by-user' });
  look();
  windows[0]?.close();
  look();
  await asked;
});

test('nobody waits any more once the door is closed', async () => {
  const { door, windows } = openPage();
  const asked = assert.rejects(door.openWindow(request('one')), { code: 'auth/cancelled-popup-request' });
  door.cancelWindow();
  await asked;
  assert.equal(windows[0]?.closed, true);
});

test('whoever leaves finds the answer on the way back, once', () => {
  const { door, page, left } = openPage();
  door.redirect(request('one')).catch(() => {});
  assert.deepEqual(left, ['/provider.html']);
  page.sessionStorage.setItem(answerKey, JSON.stringify({ id: 'one', outcome: ada }));
  assert.deepEqual(door.takeRedirectAnswer(), { request: request('one'), answer: { id: 'one', outcome: ada } });
  assert.equal(door.takeRedirectAnswer(), null);
});

for (const answer of [null, '{', '{"id":"other","outcome":{"identity":{"sub":"x"}}}', '{"id":"one"}']) {
  test(`the answer ${answer} is none, and forgotten`, () => {
    const { door, page } = openPage();
    page.sessionStorage.setItem(requestKey, JSON.stringify(request('one')));
    if (answer !== null) page.sessionStorage.setItem(answerKey, answer);
    assert.equal(door.takeRedirectAnswer(), null);
    assert.equal(page.sessionStorage.length, 0);
  });
}
