import assert from 'node:assert/strict';
import { test } from 'node:test';
import { memoryStorage } from '../../../fixtures/memory-storage.ts';
import { observeSession } from '../../../services/contract/support/observe-session.ts';
import { createFakeBackend } from './fake-backend.ts';
import { createFakeControl } from './fake-control.ts';
import { parseServiceState } from './service/service-state.ts';
import { memoryStore } from './service/state-store.ts';
import { sessionKey } from './stored-session.ts';

const ada = { email: 'ada@example.com', password: 'secret1' };

test('everything settles in microtasks: no timer, no network', async () => {
  const store = memoryStore();
  const backend = createFakeBackend({ store, session: memoryStorage() });
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
  await new Promise((resolve) => process.nextTick(resolve)); // once the microtasks of now are through
  await new Promise((resolve) => setImmediate(resolve));
  assert.ok(done);
  assert.deepEqual(session.reports, ['signed out', ada.email, 'signed out']);
});

test('an account that is deleted in one tab is noticed in another that shares the store', async () => {
  const store = memoryStore();
  const [here, there] = [memoryStorage(), memoryStorage()].map((session) => createFakeBackend({ store, session }));
  assert.ok(here && there);
  await createFakeControl({ store }).put({ accounts: [ada] });
  for (const tab of [here, there]) {
    await tab.signInWithPassword(ada);
    await tab.commit();
  }
  await createFakeControl({ store }).deleteAccount(ada.email);
  const session = observeSession(there);
  await session.waitForReports(1);
  await there.revalidateSession();
  assert.deepEqual(session.reports, [ada.email, 'signed out']);
});

test('a service goes on where it was on another device, where nobody is signed in', async () => {
  const store = memoryStore();
  const here = createFakeBackend({ store, session: memoryStorage() });
  await here.createUserWithPassword(ada);
  await here.commit();
  const carried = JSON.stringify(store.read());

  const there = createFakeBackend({ store: memoryStore(parseServiceState(carried)), session: memoryStorage() });
  const session = observeSession(there);
  await session.waitForReports(1);
  assert.deepEqual(session.reports, ['signed out']);
  assert.equal((await there.signInWithPassword(ada)).user.email, ada.email);
});

for (const entry of ['ada', '{"uid":1}', '{"uid":"nobody","epoch":0,"signInProvider":"password"}', 'null']) {
  test(`the session entry ${entry} is nobody’s`, async () => {
    const session = memoryStorage();
    session.setItem(sessionKey, entry);
    const heard = observeSession(createFakeBackend({ store: memoryStore(), session }));
    await heard.waitForReports(1);
    assert.deepEqual(heard.reports, ['signed out']);
  });
}

test('a reset mail is dated by the service’s clock, and its code gets too old by it', async () => {
  let now = 5_000;
  const store = memoryStore();
  const backend = createFakeBackend({ store, session: memoryStorage(), now: () => now });
  const control = createFakeControl({ store, now: () => now });
  await control.put({ accounts: [ada] });
  const path = await control.sendMail({ purpose: 'password reset', email: ada.email });
  assert.equal((await control.mails())[0]?.sentAt, 5_000);
  now += 3_600_000;
  const code = new URL(path, 'http://app').searchParams.get('oobCode') ?? '';
  await assert.rejects(backend.verifyPasswordResetCode(code), { code: 'auth/expired-action-code' });
});
