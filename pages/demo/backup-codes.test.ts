import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createInMemoryControl } from '../../src/adapters/in-memory/in-memory-control.ts';
import { createUnsignedJwt } from '../../src/adapters/in-memory/service/jwt.ts';
import { createMemoryStore } from '../../src/adapters/in-memory/service/state-store.ts';
import type { AuthUser } from '../../src/adapters/auth-backend.ts';
import { createAppServer, createAppServerStores } from './app-server.ts';
import { createDemoBackupCodes } from './backup-codes.ts';

const email = 'ada@example.com';
const user = { getIdToken: async () => createUnsignedJwt({ user_id: 'ada', email }) } as AuthUser;
const context = { signal: new AbortController().signal, tenantId: null };

async function start() {
  const control = createInMemoryControl({ store: createMemoryStore() });
  await control.put({ accounts: [{ email, emailVerified: true, secondFactors: [{ kind: 'totp' }] }] });
  const stores = createAppServerStores();
  return { control, stores, backupCodes: createDemoBackupCodes(createAppServer(control, stores)) };
}

test('a backup code removes the second factor and all codes, and works once', async () => {
  const { control, backupCodes } = await start();
  assert.deepEqual(await backupCodes.count(user), { left: 0, createdAt: null });
  const [first = '', second = ''] = await backupCodes.create(user);
  assert.equal((await backupCodes.count(user)).left, 10);
  await backupCodes.use(email, first.toUpperCase().replace('-', ' '), context);
  assert.equal((await control.account(email))?.secondFactors, 0);
  assert.equal((await backupCodes.count(user)).left, 0);
  for (const code of [first, second])
    await assert.rejects(backupCodes.use(email, code, context), { problem: 'wrongCode' });
});

test('new codes replace the old ones, and belong to one account', async () => {
  const { control, backupCodes } = await start();
  const [old = ''] = await backupCodes.create(user);
  const [code = ''] = await backupCodes.create(user);
  for (const [each, wrong] of [
    [email, old],
    [email, 'abc'],
    ['grace@example.org', code],
  ] as const)
    await assert.rejects(backupCodes.use(each, wrong, context), { problem: 'wrongCode' });
  assert.equal((await control.account(email))?.secondFactors, 1);
});

test('a reload keeps the codes', async () => {
  const { control, stores, backupCodes } = await start();
  const [code = ''] = await backupCodes.create(user);
  await createDemoBackupCodes(createAppServer(control, stores)).use(email, code, context);
  assert.equal((await control.account(email))?.secondFactors, 0);
});
