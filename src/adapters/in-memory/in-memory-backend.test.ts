import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createMemoryStorage } from '../../../fixtures/storage.ts';
import { observeSession } from '../../../services/contract/support/assertions.ts';
import { blockedWindows } from '../../../services/contract/support/in-memory-project.ts';
import { createInMemoryBackend } from './in-memory-backend.ts';
import { createInMemoryControl } from './in-memory-control.ts';
import { parseServiceState } from './service/service-state.ts';
import { createMemoryStore } from './service/state-store.ts';
import { sessionKey } from './stored-session.ts';

const ada = { email: 'ada@example.com', password: 'secret1' };

test('all calls settle in microtasks, without timers or network', async () => {
  const store = createMemoryStore();
  const backend = createInMemoryBackend({ store, session: createMemoryStorage() });
  const session = observeSession(backend);
  let done = false;
  void (async () => {
    await backend.createUserWithPassword(ada);
    await backend.setDisplayName('Ada');
    await backend.commit();
    await backend.sendPasswordResetEmail(ada.email);
    await backend.revalidateSession();
    await backend.signOut();
    done = true;
  })();
  await new Promise((resolve) => process.nextTick(resolve));
  await new Promise((resolve) => setImmediate(resolve));
  assert.ok(done);
  assert.deepEqual(session.reports, ['signed out', ada.email, 'signed out']);
});

test('revalidation signs out a tab whose account was deleted from the store that all tabs share', async () => {
  const store = createMemoryStore();
  const [firstTab, secondTab] = [createMemoryStorage(), createMemoryStorage()].map((session) =>
    createInMemoryBackend({ store, session }),
  );
  assert.ok(firstTab && secondTab);
  await createInMemoryControl({ store }).put({ accounts: [ada] });
  for (const tab of [firstTab, secondTab]) {
    await tab.signInWithPassword(ada);
    await tab.commit();
  }
  await createInMemoryControl({ store }).deleteAccount(ada.email);
  const session = observeSession(secondTab);
  await session.waitForReports(1);
  await secondTab.revalidateSession();
  assert.deepEqual(session.reports, [ada.email, 'signed out']);
});

test('a state that is copied to a different device keeps its accounts but not the session', async () => {
  const store = createMemoryStore();
  const firstDevice = createInMemoryBackend({ store, session: createMemoryStorage() });
  await firstDevice.createUserWithPassword(ada);
  await firstDevice.commit();
  const copiedState = JSON.stringify(store.read());

  const secondDevice = createInMemoryBackend({
    store: createMemoryStore(parseServiceState(copiedState)),
    session: createMemoryStorage(),
  });
  const session = observeSession(secondDevice);
  await session.waitForReports(1);
  assert.deepEqual(session.reports, ['signed out']);
  assert.equal((await secondDevice.signInWithPassword(ada)).user.email, ada.email);
});

for (const entry of [
  'ada',
  '{"uid":1}',
  '{"uid":"nobody","epoch":0,"signInProvider":"password","signedInAt":0}',
  'null',
]) {
  test(`the visitor is signed out if the stored session is the invalid entry ${entry}`, async () => {
    const session = createMemoryStorage();
    session.setItem(sessionKey, entry);
    const observed = observeSession(createInMemoryBackend({ store: createMemoryStore(), session }));
    await observed.waitForReports(1);
    assert.deepEqual(observed.reports, ['signed out']);
  });
}

test('a reset mail is dated and its code expires by the service’s clock', async () => {
  let now = 5_000;
  const store = createMemoryStore();
  const backend = createInMemoryBackend({ store, session: createMemoryStorage(), now: () => now });
  const control = createInMemoryControl({ store, now: () => now });
  await control.put({ accounts: [ada] });
  const path = await control.sendMail({ purpose: 'password reset', email: ada.email });
  assert.equal((await control.mails())[0]?.sentAt, 5_000);
  now += 3_600_000;
  const code = new URL(path, 'http://app').searchParams.get('oobCode') ?? '';
  await assert.rejects(backend.verifyPasswordResetCode(code), { code: 'auth/expired-action-code' });
});

const request = {
  id: 'one',
  providerId: 'google.com',
  identities: [],
  scopes: [],
  customParameters: {},
  tenantId: null,
  upgradeGuest: false,
  returnTo: null,
};

test('after a discard, the result of a redirect is returned to the next caller, and only once', async () => {
  const store = createMemoryStore();
  const outcome = { identity: { sub: 'g1', email: ada.email } };
  const answers = [{ request, answer: { id: 'one', outcome } }];
  const providerNavigation = { ...blockedWindows, takeRedirectAnswer: () => answers.pop() ?? null };
  const backend = createInMemoryBackend({ store, session: createMemoryStorage(), providerNavigation });
  const control = createInMemoryControl({ store });
  await control.hold('provider sign-in');
  const discarded = backend.redirectResult();
  await backend.discard();
  const next = backend.redirectResult();
  await control.release();
  await assert.rejects(discarded, { code: 'auth/user-cancelled' });
  assert.equal((await next)?.user.email, ada.email);
  assert.equal(await backend.redirectResult(), null);
});
