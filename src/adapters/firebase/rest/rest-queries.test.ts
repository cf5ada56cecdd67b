import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { AuthError } from '../../auth-error.ts';
import { createRestQueries } from './rest-queries.ts';

interface RecordedRequest {
  readonly url: string;
  readonly body: unknown;
}

function stubFetch(context: TestContext, answer: () => Response): RecordedRequest[] {
  const requests: RecordedRequest[] = [];
  context.mock.method(globalThis, 'fetch', async (url: string, { body }: RequestInit) => {
    requests.push({ url, body: body && JSON.parse(String(body)) });
    return answer();
  });
  return requests;
}

const queries = createRestQueries('https://identitytoolkit.example', 'key&1');
const lookUp = (email: string, tenantId: string | null = null) => queries.lookUpSignInMethods(email, tenantId);

test('a look-up sends the API key, the unchanged email and a continue URI', async (context) => {
  const requests = stubFetch(context, () => Response.json({ registered: true, signinMethods: ['password'] }));
  assert.deepEqual(await lookUp('O’Ada+1@example.com'), { kind: 'given', methods: ['password'] });
  assert.deepEqual(requests, [
    {
      url: 'https://identitytoolkit.example/v1/accounts:createAuthUri?key=key%261',
      body: { identifier: 'O’Ada+1@example.com', continueUri: 'http://localhost' },
    },
  ]);
});

test('a look-up sends the tenant', async (context) => {
  const requests = stubFetch(context, () => Response.json({ registered: false }));
  await lookUp('ada@example.com', 'blue');
  assert.deepEqual(requests[0]?.body, {
    identifier: 'ada@example.com',
    continueUri: 'http://localhost',
    tenantId: 'blue',
  });
});

for (const [title, answer, expected] of [
  ['an unknown email has no sign-in methods', { registered: false }, { kind: 'given', methods: [] }],
  [
    'a response without either field means that the methods are withheld',
    { kind: 'k', sessionId: 's' },
    { kind: 'withheld' },
  ],
  ['a response with only "signinMethods" gives the methods', { signinMethods: [] }, { kind: 'given', methods: [] }],
] as const) {
  test(title, async (context) => {
    stubFetch(context, () => Response.json(answer));
    assert.deepEqual(await lookUp('ada@example.com'), expected);
  });
}

for (const [title, answer, code] of [
  ['a response that is not JSON is a network error', () => new Response('<html>'), 'auth/network-request-failed'],
  ['a response that is not an object is a network error', () => Response.json(null), 'auth/network-request-failed'],
  [
    'an error response without a message is an internal error',
    () => Response.json({}, { status: 500 }),
    'auth/internal-error',
  ],
  [
    'a failed fetch is a network error',
    () => {
      throw new TypeError('fetch failed');
    },
    'auth/network-request-failed',
  ],
] as const) {
  test(title, async (context) => {
    stubFetch(context, answer);
    await assert.rejects(lookUp('ada@example.com'), (error) => error instanceof AuthError && error.code === code);
  });
}

test('the site key and the authorized domains come from the service', async (context) => {
  const requests = stubFetch(context, () =>
    Response.json({ recaptchaSiteKey: 'site', authorizedDomains: ['localhost', 'app.example'] }),
  );
  assert.equal(await queries.recaptchaSiteKey(), 'site');
  assert.deepEqual(await queries.authorizedDomains(), ['localhost', 'app.example']);
  assert.deepEqual(
    requests.map(({ url }) => url),
    [
      'https://identitytoolkit.example/v1/recaptchaParams?key=key%261',
      'https://identitytoolkit.example/v1/projects?key=key%261',
    ],
  );
});

test('a response without the site key or the domains is an internal error that names the missing field', async (context) => {
  stubFetch(context, () => Response.json({}));
  await assert.rejects(queries.recaptchaSiteKey(), { code: 'auth/internal-error', message: /recaptchaSiteKey/ });
  await assert.rejects(queries.authorizedDomains(), { code: 'auth/internal-error', message: /authorizedDomains/ });
});
