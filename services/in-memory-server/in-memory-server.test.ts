import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { testAuthServer } from '../auth-server/auth-server-suite.ts';
import { startInMemoryServer } from './in-memory-server.ts';

await testAuthServer('the in-memory server', startInMemoryServer);

const server = await startInMemoryServer();
after(() => server.stop());

test('requests that are not wire calls, and unknown methods, are refused', async () => {
  for (const path of ['/', '/?key=one', '/identitytoolkit.googleapis.com/v1/accounts:signUp']) {
    assert.equal((await fetch(server.url + path)).status, 400, path);
  }
  const unknownMethod = `${server.url}/identitytoolkit.googleapis.com/v1/accounts:unknown?key=one`;
  assert.equal((await fetch(unknownMethod, { method: 'POST', body: '{}' })).status, 400);
});
