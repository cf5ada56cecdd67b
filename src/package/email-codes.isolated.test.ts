import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type AdminAuth, createEmailCodeHandler, createMemoryStore } from './email-code-server.ts';
import { emailCodesFrom } from './email-codes.ts';

const page = 'https://app.example';

/**
 * Starts a server without accounts. Makes `fetch` call this server, and keep cookies as a browser does. Returns the
 * mailed codes.
 */
function startServer(): readonly string[] {
  const subjects: string[] = [];
  const accounts = new Map<string, string>();
  const notNeeded = () => Promise.reject(new Error('not needed'));
  const auth: AdminAuth = {
    async getUserByEmail(email) {
      const uid = accounts.get(email);
      if (uid === undefined) throw Object.assign(new Error('no user'), { code: 'auth/user-not-found' });
      return { uid, emailVerified: true, providerData: [] };
    },
    async createUser({ email }) {
      accounts.set(email, `uid of ${email}`);
      return { uid: `uid of ${email}`, emailVerified: true, providerData: [] };
    },
    createCustomToken: async (uid) => `token for ${uid}`,
    getUser: notNeeded,
    updateUser: notNeeded,
    verifyIdToken: notNeeded,
    revokeRefreshTokens: notNeeded,
    tenantManager: () => ({ authForTenant: () => auth }),
  };
  const handle = createEmailCodeHandler({
    auth,
    secret: '0123456789abcdef0123456789abcdef',
    store: createMemoryStore(),
    sendMail: async ({ subject }) => void subjects.push(subject),
  });
  let cookie = '';
  globalThis.fetch = async (input, init) => {
    assert.equal(init?.credentials, 'include');
    const { signal: _, ...sent } = init;
    const request = new Request(new URL(String(input), page), sent);
    for (const [name, value] of [
      ['origin', page],
      ['sec-fetch-site', 'same-origin'],
      ['cookie', cookie],
    ] as const)
      request.headers.set(name, value);
    const response = await handle(request, '192.0.2.1');
    cookie = response.headers.get('set-cookie')?.split(';')[0] ?? cookie;
    return response;
  };
  return subjects;
}

test('the functions of the page and the handler of the server understand each other', async () => {
  const subjects = startServer();
  const { sendEmailCode, checkEmailCode } = emailCodesFrom('/api/email-codes');
  const context = { signal: new AbortController().signal, tenantId: null, language: 'de', guest: null };
  const email = 'ada@example.com';
  assert.equal(await sendEmailCode(email, context), null);
  const [, code = ''] = /^Ihr Code lautet (\d{6})$/.exec(subjects.join()) ?? [];
  assert.deepEqual(await checkEmailCode({ email, code: 'wrong' }, context), { error: 'wrongCode' });
  const answer = { token: 'token for uid of ada@example.com', isNewUser: true };
  assert.deepEqual(await checkEmailCode({ email, code }, context), answer);
  assert.deepEqual(await checkEmailCode({ email: 'grace@example.com', code }, context), { error: 'codeExpired' });
  assert.deepEqual(await sendEmailCode(email, { ...context, tenantId: 'acme' }), { error: 'signUpClosed' });
});
