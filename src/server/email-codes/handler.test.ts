import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AdminAuth } from './admin-auth.ts';
import { createEmailCodeHandler, type EmailCodeHandlerOptions } from './handler.ts';
import { createMemoryStore } from './memory-store.ts';

const page = 'https://app.example';
const url = `${page}/api/email-codes`;
const address = '192.0.2.1';
const send = { action: 'send', email: 'ada@example.com' };

/** An Admin SDK whose project has the account `ada` for every email. */
const auth: AdminAuth = {
  getUserByEmail: async () => ({ uid: 'ada', emailVerified: true, providerData: [] }),
  getUser: () => Promise.reject(new Error('not needed')),
  createUser: () => Promise.reject(new Error('not needed')),
  updateUser: () => Promise.reject(new Error('not needed')),
  verifyIdToken: () => Promise.reject(new Error('not needed')),
  revokeRefreshTokens: () => Promise.reject(new Error('not needed')),
  createCustomToken: async (uid) => `token of ${uid}`,
  tenantManager: () => {
    throw new Error('not needed');
  },
};

/** Creates a handler. Also returns the mailed codes and the reported errors. */
function start(options: Partial<EmailCodeHandlerOptions> = {}) {
  const codes: string[] = [];
  const errors: unknown[] = [];
  const handle = createEmailCodeHandler({
    auth,
    store: createMemoryStore(),
    secret: '0123456789abcdef0123456789abcdef',
    sendMail: async ({ text }) => void codes.push(text.slice(0, 6)),
    reportError: (error) => errors.push(error),
    ...options,
  });
  return { handle, codes, errors };
}

/** Returns a request as a page of the app sends it. A header that is `null` is left out. */
function requestOf(body: unknown, headers: Readonly<Record<string, string | null>> = {}, method = 'POST'): Request {
  const all = { origin: page, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json', ...headers };
  const pairs = Object.entries(all).flatMap(([name, value]): [string, string][] =>
    value === null ? [] : [[name, value]],
  );
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return new Request(url, { method, headers: pairs, ...(method !== 'GET' && { body: text }) });
}

const cookieOf = (response: Response): string => response.headers.get('set-cookie')?.split(';')[0] ?? '';

test('a page mails a code and signs in with it, by the cookie that it got', async () => {
  const { handle, codes, errors } = start();
  const sent = await handle(requestOf(send), address);
  assert.deepEqual([sent.status, await sent.json()], [200, null]);
  assert.equal(sent.headers.get('content-type'), 'application/json');
  assert.equal(sent.headers.get('cache-control'), 'no-store');
  assert.match(
    sent.headers.get('set-cookie') ?? '',
    /^__Host-email-code-browser=[\w-]{43}; Path=\/; Max-Age=15552000; HttpOnly; Secure; SameSite=Strict$/,
  );
  const check = { action: 'check', email: send.email, code: codes[0] };
  const withCookie = await handle(requestOf(check, { cookie: cookieOf(sent) }), address);
  assert.deepEqual(await withCookie.json(), { token: 'token of ada', isNewUser: false });
  assert.equal(cookieOf(withCookie), cookieOf(sent));
  const elsewhere = await handle(requestOf(check), address);
  assert.deepEqual(await elsewhere.json(), { error: 'codeExpired' });
  assert.deepEqual(errors, []);
});

const refused: Readonly<Record<string, readonly [request: () => Request, status: number]>> = {
  'another method': [() => requestOf('', {}, 'GET'), 405],
  'a CORS preflight request of an origin that is not listed': [() => requestOf('', {}, 'OPTIONS'), 405],
  'a form': [() => requestOf('action=send', { 'content-type': 'application/x-www-form-urlencoded' }), 415],
  'a form that sends text': [() => requestOf(send, { 'content-type': 'text/plain;application/json' }), 415],
  'JSON that does not say that it is JSON': [() => requestOf(send, { 'content-type': null }), 415],
  'a page of another site': [
    () => requestOf(send, { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }),
    403,
  ],
  'a page of a subdomain': [
    () => requestOf(send, { origin: 'https://a.app.example', 'sec-fetch-site': 'same-site' }),
    403,
  ],
  'the same host by http': [
    () => requestOf(send, { origin: 'http://app.example', 'sec-fetch-site': 'cross-site' }),
    403,
  ],
  'another site in a browser that sends no Sec-Fetch-Site': [
    () => requestOf(send, { origin: 'https://evil.example', 'sec-fetch-site': null }),
    403,
  ],
  'a sandboxed frame': [() => requestOf(send, { origin: 'null', 'sec-fetch-site': null }), 403],
  'a program that sends no origin': [() => requestOf(send, { origin: null, 'sec-fetch-site': null }), 403],
  'malformed JSON': [() => requestOf('{"action":'), 400],
  'an empty body': [() => requestOf(''), 400],
  'JSON that is no object': [() => requestOf('null'), 400],
  'a list': [() => requestOf([]), 400],
  'an unknown action': [() => requestOf({ ...send, action: 'toString' }), 400],
  'a body that is too large': [() => requestOf({ ...send, more: 'a'.repeat(100_000) }), 413],
};

for (const [name, [createRequest, status]] of Object.entries(refused)) {
  test(`${name} is refused with ${status}, without a mail, a cookie or a report`, async () => {
    const { handle, codes, errors } = start();
    const response = await handle(createRequest(), address);
    assert.equal(response.status, status);
    assert.match(await response.text(), /^Expected /);
    assert.equal(response.headers.get('set-cookie'), null);
    assert.deepEqual([codes, errors], [[], []]);
  });
}

test('a request that is aborted is answered with 400, and not reported', async () => {
  const { handle, codes, errors } = start();
  const body = new ReadableStream({ start: (controller) => controller.error(new Error('aborted')) });
  const init: RequestInit & { duplex: 'half' } = {
    method: 'POST',
    headers: requestOf(send).headers,
    body,
    duplex: 'half',
  };
  const response = await handle(new Request(url, init), address);
  assert.deepEqual([response.status, await response.text()], [400, 'Expected a complete body.']);
  assert.deepEqual([codes, errors], [[], []]);
});

test('without Sec-Fetch-Site, the host of the page must be the host that the browser has called', async () => {
  const { handle, codes } = start();
  await handle(requestOf(send, { 'sec-fetch-site': null }), address);
  assert.equal(codes.length, 1);
  const behindProxy = { origin: 'http://192.168.0.2:5173', host: '192.168.0.2:5173', 'sec-fetch-site': null };
  const response = await handle(requestOf(send, behindProxy), address);
  assert.equal(codes.length, 2);
  assert.match(cookieOf(response), /^email-code-browser=/);
});

test('a proxy may change the host, because the browser says that the page has the same origin', async () => {
  const { handle, codes } = start();
  await handle(requestOf(send, { host: 'internal:8080' }), address);
  assert.equal(codes.length, 1);
});

test('a charset does not change the content type', async () => {
  const { handle, codes } = start();
  await handle(requestOf(send, { 'content-type': 'Application/JSON; charset=utf-8' }), address);
  assert.equal(codes.length, 1);
});

test('a page of a listed origin may call, after a CORS preflight request', async () => {
  const { handle, codes } = start({ origins: ['https://www.app.example'] });
  const headers = { origin: 'https://www.app.example', 'sec-fetch-site': 'same-site' };
  const asked = await handle(requestOf('', headers, 'OPTIONS'), address);
  assert.equal(asked.status, 204);
  assert.equal(asked.headers.get('access-control-allow-headers'), 'content-type');
  assert.equal(asked.headers.get('access-control-allow-methods'), 'POST');
  const sent = await handle(requestOf(send, headers), address);
  assert.equal(await sent.json(), null);
  assert.equal(codes.length, 1);
  for (const { headers: answered } of [asked, sent]) {
    assert.equal(answered.get('access-control-allow-origin'), 'https://www.app.example');
    assert.equal(answered.get('access-control-allow-credentials'), 'true');
    assert.equal(answered.get('vary'), 'origin');
  }
  const own = await handle(requestOf(send), address);
  assert.equal(own.headers.get('access-control-allow-origin'), null);
  const other = { origin: 'https://evil.app.example', 'sec-fetch-site': 'same-site' };
  assert.equal((await handle(requestOf('', other, 'OPTIONS'), address)).status, 405);
  assert.equal((await handle(requestOf(send, other), address)).status, 403);
});

test('the cookie has the name that the app gives it', async () => {
  const { handle } = start({ cookieName: '__session' });
  assert.match(cookieOf(await handle(requestOf(send), address)), /^__session=/);
});

test('an error is reported, and its text does not reach the page', async () => {
  const error = new Error('smtp://user:password@mail.example refused');
  const { handle, errors } = start({ sendMail: () => Promise.reject(error) });
  const response = await handle(requestOf(send), address);
  assert.equal(response.status, 500);
  assert.equal(await response.text(), 'The server has reported an error.');
  assert.deepEqual(errors, [error]);
});

test('a page of a listed origin can read that the server has failed', async () => {
  const { handle } = start({
    origins: ['https://www.app.example'],
    sendMail: () => Promise.reject(new Error('mail server is down')),
  });
  const headers = { origin: 'https://www.app.example', 'sec-fetch-site': 'same-site' };
  const response = await handle(requestOf(send, headers), address);
  assert.equal(response.status, 500);
  assert.equal(response.headers.get('access-control-allow-origin'), 'https://www.app.example');
  assert.equal(response.headers.get('content-type'), 'text/plain');
  assert.equal(response.headers.get('set-cookie'), null);
});

test('a request without a valid address is answered with 500 and reported, because nothing could be limited', async () => {
  for (const wrong of [null, undefined, 'unknown']) {
    const { handle, codes, errors } = start();
    assert.equal((await handle(requestOf(send), wrong)).status, 500);
    assert.deepEqual(codes, []);
    assert.match(String(errors[0]), /Expected the IP address of the visitor, but received /);
  }
});

test('values of wrong types are refused or ignored, and are no errors of the server', async () => {
  const { handle, codes, errors } = start();
  const answer = async (body: object, cookie = '') => (await handle(requestOf(body, { cookie }), address)).json();
  for (const email of [undefined, null, 7, ['ada@example.com'], { toString: 1 }])
    assert.deepEqual(await answer({ ...send, email }), { message: 'That email address isn’t correct' });
  assert.deepEqual(await answer({ ...send, tenantId: { toString: 1 } }), { error: 'signUpClosed' });
  const cookie = cookieOf(await handle(requestOf(send), address));
  for (const code of [undefined, null, {}, [codes[0], codes[0]]]) {
    assert.deepEqual(await answer({ ...send, action: 'check', code }, cookie), { error: 'wrongCode' });
  }
  const guestToken = { not: 'a token' };
  const accepted = await answer({ ...send, action: 'check', code: codes[0], guestToken }, cookie);
  assert.deepEqual(accepted, { token: 'token of ada', isNewUser: false });
  assert.deepEqual(errors, []);
});
