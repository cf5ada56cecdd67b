import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AccountOperations } from '../../../adapters/auth-backend.ts';
import { runOnAccount } from './run-on-account.ts';

test('the operation runs as soon as the operations are loaded, and its result is returned', async () => {
  const account = {} as AccountOperations;
  const auth = { loadAccountOperations: async () => account };
  assert.equal(await runOnAccount(auth, async (loaded) => loaded === account), true);
});

test('the operations are loaded as a method of the backend', async () => {
  const auth = {
    async loadAccountOperations(this: unknown) {
      assert.equal(this, auth);
      return {} as AccountOperations;
    },
  };
  assert.equal(await runOnAccount(auth, async () => 'done'), 'done');
});

test('a backend without operations on the account rejects', async () => {
  await assert.rejects(
    runOnAccount({}, async () => {}),
    { code: 'auth/not-implemented' },
  );
});
