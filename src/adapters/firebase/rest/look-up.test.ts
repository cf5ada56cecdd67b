import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { AuthError } from '../../auth-error.ts';
import { createRestQueries } from './rest-queries.ts';

/** The service answers this; the requests that it got. */
function answering(context: TestContext, answer: () => Response): { url: string; body: unknown }[] {
  const requests: { url: string; body: unknown }[] = [];
  context.mock.method(globalThis, 'fetch', async (url: string, init: RequestInit) => {
    requests.push({ url, body: JSON.parse(String(init.body)) });
    return answer();
  });
  return requests;
}

const questions = createRestQueries('https://identitytoolkit.example', 'key&1');
const lookUp = (email: string, tenantId: string | null = null) => questions.lookUpSignInMethods(email, tenantId);

test('the service is asked with the project’s key, the email as it is, and a page to go on to', async (context) => {
  const requests = answering(context, () => Response.json({ registered: true, signinMethods: ['password'] }));
  assert.deepEqual(await lookUp('O’Ada+1@example.com'), { kind: 'given', methods: ['password'] });
  assert.deepEqual(requests, [
    {
      url: 'https://identitytoolkit.example/v1/accounts:createAuthUri?key=key%261',
      body: { identifier: 'O’Ada+1@example.com', continueUri: 'http://localhost' },
    },
  ]);
});

test('the service is asked for the tenant', async (context) => {
  const requests = answering(context, () => Response.json({ registered: false }));
  await lookUp('ada@example.com', 'blue');
  assert.deepEqual(requests[0]?.body, {
    identifier: 'ada@example.com',
    continueUri: 'http://localhost',
    tenantId: 'blue',
  });
});

for (const [title, answer, expected] of [
  ['an unknown email is given no method', { registered: false }, { kind: 'given', methods: [] }],
  ['no word of the email is withheld', { kind: 'k', sessionId: 's' }, { kind: 'withheld' }],
  ['methods are given even without "registered"', { signinMethods: [] }, { kind: 'given', methods: [] }],
] as const) {
  test(title, async (context) => {
    answering(context, () => Response.json(answer));
    assert.deepEqual(await lookUp('ada@example.com'), expected);
  });
}

for (const [title, answer, code] of [
  [
    'an answer that is no JSON is a failure of the network',
    () => new Response('<html>'),
    'auth/network-request-failed',
  ],
  ['a refusal without a message is an internal error', () => Response.json({}, { status: 500 }), 'auth/internal-error'],
  [
    'no answer is a failure of the network',
    () => {
      throw new TypeError('fetch failed');
    },
    'auth/network-request-failed',
  ],
] as const) {
  test(title, async (context) => {
    answering(context, answer);
    await assert.rejects(lookUp('ada@example.com'), (error) => error instanceof AuthError && error.code === code);
  });
}
