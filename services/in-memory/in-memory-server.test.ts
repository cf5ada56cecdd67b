import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { testAuthServer } from '../auth-server/auth-server-suite.ts';
import { startInMemoryServer } from './in-memory-server.ts';

await testAuthServer('the in-memory service, on the wire', startInMemoryServer);

const server = await startInMemoryServer();
after(() => server.stop());

test('what is no question to the identity service is refused', async () => {
  for (const path of ['/', '/?key=one', '/identitytoolkit.googleapis.com/v1/accounts:signUp']) {
    assert.equal((await fetch(server.url + path)).status, 400, path);
  }
  const unknown = `${server.url}/identitytoolkit.googleapis.com/v1/accounts:unheardOf?key=one`;
  assert.equal((await fetch(unknown, { method: 'POST', body: '{}' })).status, 400);
});
