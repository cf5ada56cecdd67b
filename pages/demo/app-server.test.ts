import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createInMemoryControl } from '../../src/adapters/in-memory/in-memory-control.ts';
import { createUnsignedJwt } from '../../src/adapters/in-memory/service/jwt.ts';
import { createMemoryStore } from '../../src/adapters/in-memory/service/state-store.ts';
import { createAppServer, createAppServerStores, listMailedCodes } from './app-server.ts';

const email = 'ada@example.com';

function start() {
  const saved = new Map<string, string>();
  const localStorage = {
    getItem: (key: string) => saved.get(key) ?? null,
    setItem: (key: string, text: string) => void saved.set(key, text),
  };
  const page = { localStorage, addEventListener() {} };
  const control = createInMemoryControl({ store: createMemoryStore() });
  const stores = createAppServerStores(page);
  return { control, page, stores, server: createAppServer(control, stores) };
}

test('a mailed code is in the outbox, and signs in after a reload, too', async () => {
  const { control, page, stores, server } = start();
  let changes = 0;
  stores.codes.subscribe(() => (changes += 1));
  assert.equal(await server.sendEmailCode({ email, language: 'en' }), null);
  assert.equal(changes, 1);
  const reloaded = createAppServerStores(page);
  const [mail] = listMailedCodes(reloaded);
  assert.equal(mail?.to, email);
  const answer = await createAppServer(control, reloaded).checkEmailCode({ email, code: mail?.mailedCode ?? '' });
  assert.ok('token' in answer);
  assert.equal((await control.account(email))?.emailVerified, true);
});

test('the codes of two tabs are kept together, and each tab checks both', async () => {
  const { control, page, stores, server } = start();
  const otherTab = createAppServer(control, createAppServerStores(page));
  await server.sendEmailCode({ email, language: 'en' });
  await otherTab.sendEmailCode({ email: 'grace@example.org', language: 'en' });
  const mails = listMailedCodes(stores);
  assert.deepEqual(
    mails.map(({ to }) => to),
    [email, 'grace@example.org'],
  );
  const [first, second] = mails.map(({ mailedCode }) => mailedCode);
  assert.ok('token' in (await otherTab.checkEmailCode({ email, code: first ?? '' })));
  assert.ok('token' in (await server.checkEmailCode({ email: 'grace@example.org', code: second ?? '' })));
  assert.deepEqual(await server.checkEmailCode({ email, code: first ?? '' }), { error: 'codeExpired' });
});

test('every mail has an ID of its own, and the time when it was sent', async () => {
  const { stores, server } = start();
  const before = Date.now();
  await server.sendEmailCode({ email, language: 'en' });
  await server.sendEmailCode({ email, language: 'en' });
  const [first, second] = listMailedCodes(stores);
  assert.notEqual(first?.id, second?.id);
  assert.ok((first?.sentAt ?? 0) >= before);
});

test('a passkey is for the user of the ID token', async () => {
  const { server } = start();
  const startFor = (claims: object) => server.startPasskey({ idToken: createUnsignedJwt(claims) });
  assert.equal((await startFor({ user_id: 'ada', email })).user.name, email);
  assert.equal((await startFor({ user_id: 'guest' })).user.name, 'guest');
  await assert.rejects(startFor({ email }), /expected an ID token/);
});

test('all sessions of the user of the ID token are ended, and only hers', async () => {
  const { control, server } = start();
  const ended: string[] = [];
  const recording = { ...control, revokeSessions: async (of: string) => void ended.push(of) };
  const { endSessions } = createAppServer(recording, createAppServerStores());
  assert.equal(await endSessions({ idToken: createUnsignedJwt({ user_id: 'ada', email }) }), null);
  assert.deepEqual(ended, [email]);
  await assert.rejects(server.endSessions({ idToken: createUnsignedJwt({ email }) }), /expected an ID token/);
});
