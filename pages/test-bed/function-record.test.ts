import assert from 'node:assert/strict';
import { test } from 'node:test';
import { recordFunctions } from './function-record.ts';

type Functions = Record<string, (...given: unknown[]) => unknown>;

test('what stands for a function is one, wherever it is, and its calls are recorded by its name', () => {
  const record = recordFunctions();
  const { tosUrl, callbacks, signInOptions } = record.play({
    tosUrl: { returns: null },
    callbacks: { signInSuccessWithAuthResult: { returns: false }, uiShown: { throws: 'no' } },
    signInOptions: [{ provider: 'password', emailLinkSignIn: { returns: { url: '/finish' } } }],
  }) as { tosUrl: () => unknown; callbacks: Functions; signInOptions: Functions[] };
  assert.equal(tosUrl(), null);
  assert.equal(callbacks['signInSuccessWithAuthResult']?.({ a: 1, go() {} }, '/there'), false);
  assert.throws(() => callbacks['uiShown']?.(), /^Error: no$/);
  assert.deepEqual(signInOptions[0]?.['emailLinkSignIn']?.(), { url: '/finish' });
  assert.deepEqual(record.calls(), {
    tosUrl: [[]],
    signInSuccessWithAuthResult: [[{ a: 1, go: undefined }, '/there']],
    uiShown: [[]],
    emailLinkSignIn: [[]],
  });
  const inTheNextDocument = recordFunctions();
  inTheNextDocument.resume(record.calls());
  assert.deepEqual(inTheNextDocument.calls()['tosUrl'], [[]]);
  record.forget();
  assert.deepEqual(record.calls(), {});
});

test('a promise is kept when its time has come', async (context) => {
  context.mock.timers.enable({ apis: ['setTimeout'] });
  const { callbacks } = recordFunctions().play({ callbacks: { signInFailure: { settlesAfter: 3000 } } });
  let isSettled = false;
  const waiting = (callbacks as Functions)['signInFailure']?.() as Promise<void>;
  const settled = waiting.then(() => (isSettled = true));
  context.mock.timers.tick(2999);
  await Promise.resolve();
  assert.equal(isSettled, false);
  context.mock.timers.tick(1);
  await settled;
});

test('what stands for a pattern is one; all else stays', () => {
  const config = { hd: { pattern: '@example\\.com$', flags: 'i' }, tenants: { tenants: [{ tenantId: null }] } };
  const { hd, ...rest } = recordFunctions().play(config);
  assert.deepEqual(hd, /@example\.com$/i);
  assert.deepEqual(rest, { tenants: { tenants: [{ tenantId: null }] } });
});

test('of users and errors it is recorded what can be seen of them', () => {
  const record = recordFunctions();
  const { told } = record.play({ told: { returns: true } }) as Functions;
  const user = { uid: 'u', email: 'ada@example.com', isAnonymous: false, getIdToken() {}, secret: 'x' };
  told?.({ user }, Object.assign(new Error('taken'), { code: 'conflict' }));
  const [[result, error] = []] = record.calls()['told'] ?? [];
  const { secret: _, getIdToken: _none, ...visible } = user;
  assert.deepEqual(JSON.parse(JSON.stringify(result)), { user: visible });
  assert.deepEqual(error, { message: 'taken', code: 'conflict' });
});
