import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createCallbackRecorder } from './callback-recorder.ts';

type Functions = Record<string, (...args: unknown[]) => unknown>;

test('function scripts become functions at any depth, and their calls are recorded by name', () => {
  const recorder = createCallbackRecorder();
  const { tosUrl, callbacks, signInOptions } = recorder.reviveConfig({
    tosUrl: { returns: null },
    callbacks: { signInSuccessWithAuthResult: { returns: false }, uiShown: { throws: 'no' } },
    signInOptions: [{ provider: 'password', emailLinkSignIn: { returns: { url: '/finish' } } }],
  }) as { tosUrl: () => unknown; callbacks: Functions; signInOptions: Functions[] };
  assert.equal(tosUrl(), null);
  assert.equal(callbacks['signInSuccessWithAuthResult']?.({ a: 1, go() {} }, '/there'), false);
  assert.throws(() => callbacks['uiShown']?.(), /^Error: no$/);
  assert.deepEqual(signInOptions[0]?.['emailLinkSignIn']?.(), { url: '/finish' });
  assert.deepEqual(recorder.calls(), {
    tosUrl: [[]],
    signInSuccessWithAuthResult: [[{ a: 1, go: undefined }, '/there']],
    uiShown: [[]],
    emailLinkSignIn: [[]],
  });
  const recorderOfNextDocument = createCallbackRecorder();
  recorderOfNextDocument.resume(recorder.calls());
  assert.deepEqual(recorderOfNextDocument.calls()['tosUrl'], [[]]);
  recorder.clear();
  assert.deepEqual(recorder.calls(), {});
});

test('a promise settles after the number of milliseconds in its script', async (context) => {
  context.mock.timers.enable({ apis: ['setTimeout'] });
  const { callbacks } = createCallbackRecorder().reviveConfig({ callbacks: { signInFailure: { settlesAfter: 3000 } } });
  let isSettled = false;
  const pending = (callbacks as Functions)['signInFailure']?.() as Promise<void>;
  const settled = pending.then(() => (isSettled = true));
  context.mock.timers.tick(2999);
  await Promise.resolve();
  assert.equal(isSettled, false);
  context.mock.timers.tick(1);
  await settled;
});

test('a finding script becomes a function that finds by ID or by the domain of an email, and fails once', async () => {
  const tenant = { tenantId: 'acme', checkPassword: { returns: 7 } };
  const recorder = createCallbackRecorder();
  const { find } = recorder.reviveConfig({
    find: {
      finds: [{ tenantId: 'acme', domain: 'acme.example', tenant }],
      fails: { key: 'email', number: 2, message: 'No network.' },
    },
  }) as { find: (query: object) => Promise<unknown> };
  const found = (await find({ email: 'ada@acme.example' })) as { tenantId: string; checkPassword: () => unknown };
  assert.deepEqual([found.tenantId, found.checkPassword()], ['acme', 7]);
  await assert.rejects(find({ email: 'ada@acme.example' }), /^Error: No network\.$/);
  assert.equal(await find({ email: 'ada@sub.acme.example' }), null);
  assert.equal(await find({ tenantId: 'acme' }), found);
  assert.equal(await find({ tenantId: null }), null);
  assert.equal(recorder.calls()['find']?.length, 5);
});

test('pattern scripts become regular expressions, and all other values stay as they are', () => {
  const config = { hd: { pattern: '@example\\.com$', flags: 'i' }, tenants: { tenants: [{ tenantId: null }] } };
  const { hd, ...rest } = createCallbackRecorder().reviveConfig(config);
  assert.deepEqual(hd, /@example\.com$/i);
  assert.deepEqual(rest, { tenants: { tenants: [{ tenantId: null }] } });
});

test('users and errors are recorded with their public fields only', () => {
  const recorder = createCallbackRecorder();
  const { onResult } = recorder.reviveConfig({ onResult: { returns: true } }) as Functions;
  const user = { uid: 'u', email: 'ada@example.com', isAnonymous: false, getIdToken() {}, secret: 'x' };
  onResult?.({ user }, Object.assign(new Error('taken'), { code: 'conflict' }));
  const [[result, error] = []] = recorder.calls()['onResult'] ?? [];
  const { secret: _secret, getIdToken: _getIdToken, ...publicFields } = user;
  assert.deepEqual(JSON.parse(JSON.stringify(result)), { user: publicFields });
  assert.deepEqual(error, { message: 'taken', code: 'conflict' });
});

test('an abort is recorded only if it precedes the result', async (context) => {
  context.mock.timers.enable({ apis: ['setTimeout'] });
  const recorder = createCallbackRecorder();
  const { check } = recorder.reviveConfig({ check: { settlesAfter: 3000 } }) as Functions;
  const [early, late] = [new AbortController(), new AbortController()];
  const settled = Promise.all([check?.('', { signal: early.signal }), check?.('', { signal: late.signal })]);
  early.abort();
  context.mock.timers.tick(3000);
  await settled;
  late.abort();
  assert.deepEqual(recorder.calls()['check.aborted'], [[]]);
});

test('a function can return a value later', async (context) => {
  context.mock.timers.enable({ apis: ['setTimeout'] });
  const { check } = createCallbackRecorder().reviveConfig({ check: { settlesAfter: 3000, returns: 7 } }) as Functions;
  const result = check?.();
  context.mock.timers.tick(3000);
  assert.equal(await result, 7);
});

test('a function can return a custom token for the guest that it receives', () => {
  const { signIn } = createCallbackRecorder().reviveConfig({ signIn: { signsInGuest: true } }) as Functions;
  assert.equal(signIn?.({ guest: null }), null);
  assert.equal(signIn?.({ guest: { uid: 'guest-1' } }), '{"uid":"guest-1"}');
});

test('a function with a text in `unless` returns null for this text', () => {
  const recorder = createCallbackRecorder();
  const { check } = recorder.reviveConfig({ check: { returns: 'no', unless: 'b' } }) as Functions;
  assert.deepEqual(
    ['a', 'b'].map((value) => check?.(value)),
    ['no', null],
  );
});

test('a function that asks a server sends its arguments, returns the answer, and fails at the given call', async (context) => {
  const recorder = createCallbackRecorder();
  const requests: unknown[] = [];
  context.mock.method(globalThis, 'fetch', async (address: string) => {
    const { pathname, searchParams } = new URL(address, 'http://app.example');
    requests.push([pathname, searchParams.get('arguments')]);
    return Response.json({ token: 'x' });
  });
  const { check } = recorder.reviveConfig({
    check: { asksServer: '/code-server/check', fails: { number: 2, message: 'No network.' } },
  }) as { check: (...args: readonly unknown[]) => Promise<unknown> };
  const signal = new AbortController().signal;
  assert.deepEqual(await check({ email: 'ada@example.com' }, { signal, tenantId: null }), { token: 'x' });
  await assert.rejects(check({ email: 'ada@example.com' }, { signal, tenantId: null }), /^Error: No network\.$/);
  assert.deepEqual(requests, [['/code-server/check', '[{"email":"ada@example.com"},{"signal":{},"tenantId":null}]']]);
  assert.equal(recorder.calls()['check']?.length, 2);
});
