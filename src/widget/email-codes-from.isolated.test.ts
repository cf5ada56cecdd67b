import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AuthUser } from '../adapters/auth-backend.ts';
import { findConfigProblems } from './config/check-config.ts';
import { ConfigError } from './config/config-error.ts';
import { emailCodesFrom } from './email-codes-from.ts';

interface Request {
  readonly url: string;
  readonly init: RequestInit;
}

/** Stubs `fetch` and returns the recorded requests. */
function stubFetch(body: string, { status = 200, type = 'application/json' } = {}): readonly Request[] {
  const requests: Request[] = [];
  globalThis.fetch = ((url: string, init: RequestInit) => {
    requests.push({ url, init });
    init.signal?.throwIfAborted();
    return Promise.resolve(new Response(body, { status, headers: { 'content-type': type } }));
  }) as typeof fetch;
  return requests;
}

const { signal } = new AbortController();
const context = { signal, tenantId: 'acme', language: 'pt-BR', guest: null };
const codes = emailCodesFrom('/api/email-codes');

test('the server is asked to mail a code', async () => {
  const requests = stubFetch('null');
  assert.equal(await codes.sendEmailCode('ada@example.com', context), null);
  const body = '{"action":"send","email":"ada@example.com","tenantId":"acme","language":"pt-BR"}';
  const headers = { 'content-type': 'application/json' };
  const init = { method: 'POST', headers, body, credentials: 'include', signal };
  assert.deepEqual(requests, [{ url: '/api/email-codes', init }]);
});

test('the server is asked to check a code, with the ID token of the guest', async () => {
  const requests = stubFetch('{"token":"custom token","isNewUser":true}');
  const guest = { getIdToken: async () => 'token of the guest' } as AuthUser;
  const entered = { email: 'ada@example.com', code: '123456' };
  assert.deepEqual(await codes.checkEmailCode(entered, { ...context, guest }), {
    token: 'custom token',
    isNewUser: true,
  });
  const body: unknown = JSON.parse(String(requests[0]?.init.body));
  assert.deepEqual(body, { action: 'check', ...entered, tenantId: 'acme', guestToken: 'token of the guest' });
});

test('an answer that is no success or no JSON is an error, which names the reason', async () => {
  stubFetch('{"error":"tooManyRequests"}', { status: 403 });
  await assert.rejects(async () => codes.sendEmailCode('', context), {
    message: 'emailCodesFrom: expected the status 200, but /api/email-codes has answered 403.',
  });
  stubFetch('<!doctype html>', { type: 'text/html' });
  await assert.rejects(async () => codes.sendEmailCode('', context), {
    message:
      'emailCodesFrom: expected application/json, but /api/email-codes has answered text/html. Does the route exist?',
  });
});

test('a request that is no longer needed is aborted', async () => {
  stubFetch('null');
  const aborted = { ...context, signal: AbortSignal.abort() };
  await assert.rejects(async () => codes.sendEmailCode('', aborted), { name: 'AbortError' });
});

test('the functions fit both sign-in options with codes', () => {
  for (const option of [{ signInMethod: 'emailCode' }, { alsoOffer: 'emailCode' }]) {
    const config = { signInOptions: [{ provider: 'password', ...option, ...codes }], signInSuccessUrl: '/' };
    assert.deepEqual(findConfigProblems(config), []);
  }
});

test('a path, and a URL of another origin, are accepted', () => {
  for (const url of ['/api/email-codes', 'email-codes', 'https://api.app.example/email-codes'])
    assert.equal(typeof emailCodesFrom(url).sendEmailCode, 'function');
});

test('a wrong URL is refused', () => {
  const cases: readonly (readonly [value: unknown, description: string])[] = [
    [undefined, 'undefined'],
    ['', '""'],
    [7, '7'],
    ['/api?send', '"/api?send"'],
    ['/api#send', '"/api#send"'],
    ['ftp://app.example', '"ftp://app.example"'],
    ['https://user:password@app.example', '"https://user:password@app.example"'],
  ];
  for (const [value, description] of cases) {
    assert.throws(
      () => emailCodesFrom(value as string),
      (error) => {
        assert.ok(error instanceof ConfigError);
        const message = `must be a path, or a URL with http: or https:, without "?" and "#", but is ${description}`;
        assert.deepEqual(error.problems, [{ path: 'emailCodesFrom', message }]);
        return true;
      },
    );
  }
});
