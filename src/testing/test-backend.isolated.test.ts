import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createMemoryStorage } from '../../fixtures/storage.ts';
import type { AuthBackend, AuthUser } from '../adapters/auth-backend.ts';
import { createTestBackend, serviceProperty } from './test-backend.ts';

const ada = { email: 'ada@example.com', password: 'correct horse' };
const google = { providerId: 'google.com', scopes: [], customParameters: {} };

/** Returns the email of the app's user; null if no user is signed in. */
const readUser = (backend: AuthBackend): Promise<string | null> =>
  new Promise((resolve) => backend.observeSession((user: AuthUser | null) => resolve(user?.email ?? null)));

/** Creates a browser window with local storage and session storage, and counts its reloads. */
function createWindow() {
  const counts = { reloads: 0 };
  const page = {
    localStorage: createMemoryStorage(),
    sessionStorage: createMemoryStorage(),
    location: { reload: () => void (counts.reloads += 1) },
    addEventListener() {},
    removeEventListener() {},
  } as unknown as Window;
  return { page, counts };
}

test('a visitor signs in to an account from the options', async () => {
  const backend = createTestBackend({ accounts: [ada] });
  await backend.signInWithPassword(ada);
  await backend.commit();
  assert.equal(await readUser(backend), ada.email);
});

test('two backends share no accounts and no user', async () => {
  const first = createTestBackend({ accounts: [ada] });
  await first.signInWithPassword(ada);
  await first.commit();
  const second = createTestBackend();
  assert.equal(await readUser(second), null);
  assert.equal(await second.service.countAccounts(), 0);
});

test('settings of the service are applied', async () => {
  const backend = createTestBackend({ accounts: [ada], emailEnumerationProtection: true });
  assert.deepEqual(await backend.lookUpSignInMethods(ada.email), { kind: 'withheld' });
});

test('two accounts with one email are refused at once', () => {
  assert.throws(() => createTestBackend({ accounts: [ada, ada] }), /ada@example\.com: it exists already/);
});

test('a provider answers with the visitor’s account from the options', async () => {
  const backend = createTestBackend({ providers: { 'google.com': { email: 'Grace@Example.com', name: 'Grace' } } });
  const { user, additionalUserInfo } = await backend.signInWithPopup(google);
  assert.deepEqual(
    [user.email, user.displayName, user.emailVerified, additionalUserInfo?.isNewUser],
    ['grace@example.com', 'Grace', true, true],
  );
});

test('a provider can report that the email is not verified', async () => {
  const backend = createTestBackend({ providers: { 'google.com': { email: ada.email, emailVerified: false } } });
  assert.equal((await backend.signInWithPopup(google)).user.emailVerified, false);
});

test('a sign-in with a provider uses the account in the options that is linked to the provider', async () => {
  const accounts = [{ email: ada.email, providers: ['google.com'] }];
  const backend = createTestBackend({ accounts, providers: { 'google.com': { email: ada.email } } });
  assert.equal((await backend.signInWithPopup(google)).additionalUserInfo?.isNewUser, false);
});

test('a visitor can close the window of a provider', async () => {
  const backend = createTestBackend({ providers: { 'google.com': 'cancel' } });
  await assert.rejects(backend.signInWithPopup(google), { code: 'auth/popup-closed-by-user' });
});

test('a provider without an account in the options is named in the error', async () => {
  const backend = createTestBackend({ providers: { 'github.com': { email: ada.email } } });
  await assert.rejects(backend.signInWithPopup(google), /no account at google\.com.*providers: \{ 'google\.com'/s);
});

test('a redirect reloads the page, and its result is returned only once', async () => {
  const { page, counts } = createWindow();
  Object.assign(globalThis, { location: { href: 'https://app.example/' } });
  const options = { window: page, providers: { 'google.com': { email: ada.email } } };
  void createTestBackend(options).signInWithRedirect(google);
  await new Promise((resolve) => setImmediate(resolve)); // Wait until pending microtasks have run.
  assert.equal(counts.reloads, 1);

  const afterReload = createTestBackend(options);
  assert.equal((await afterReload.redirectResult())?.user.email, ada.email);
  assert.equal(await afterReload.redirectResult(), null);
});

test('a visitor can decline on the provider’s page after a redirect', async () => {
  const { page } = createWindow();
  Object.assign(globalThis, { location: { href: 'https://app.example/' } });
  const backend = createTestBackend({ window: page, providers: { 'google.com': 'cancel' } });
  void backend.signInWithRedirect(google);
  await new Promise((resolve) => setImmediate(resolve)); // Wait until pending microtasks have run.
  await assert.rejects(backend.redirectResult(), { code: 'auth/user-cancelled' });
});

test('with a window, the user and changes of accounts are kept after a reload', async () => {
  const { page } = createWindow();
  const options = { window: page, accounts: [ada] };
  const first = createTestBackend(options);
  await first.signInWithPassword(ada);
  await first.commit();
  await first.service.verifyEmail(ada.email);

  const second = createTestBackend(options);
  assert.equal(await readUser(second), ada.email);
  assert.equal((await second.service.account(ada.email))?.emailVerified, true);
  assert.equal((page as unknown as Record<string, unknown>)[serviceProperty], second.service);
});

test('a stored state that cannot be read is replaced by the accounts from the options, with a warning', async (context) => {
  const warn = context.mock.method(console, 'warn', () => {});
  const { page } = createWindow();
  page.localStorage.setItem('doorstep:service', '{"accounts":"many"}');
  const backend = createTestBackend({ window: page, accounts: [ada] });
  assert.equal(await backend.service.countAccounts(), 1);
  assert.match(String(warn.mock.calls[0]?.arguments[0]), /could not read its stored state/);
});
