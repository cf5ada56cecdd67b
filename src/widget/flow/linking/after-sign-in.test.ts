import assert from 'node:assert/strict';
import { test } from 'node:test';
import { en } from '../../messages/en.ts';
import { afterConnecting, afterSignUp, unexpected } from './after-sign-in.ts';
import { github, refusal, resultOf, userOf } from '../../../../fixtures/flow.ts';

const pending = { email: 'ada@example.com', credential: github };
const guest = userOf({ isAnonymous: true });

test('who was expected goes on, anybody else is asked', () => {
  const grace = resultOf({ user: userOf({ email: 'grace@example.com' }) });
  assert.equal(unexpected(pending, resultOf()), null);
  assert.deepEqual(unexpected(pending, grace), { name: 'emailMismatch', input: { result: grace, pending } });
});

test('who has connected a provider is done, and has signed in with it', () => {
  const linked = { ok: true, value: resultOf({ operationType: 'link' }) } as const;
  assert.deepEqual(afterConnecting(linked, { credential: github, guest: null, text: en }), {
    name: 'done',
    input: { result: { ...linked.value, credential: github, operationType: 'signIn' } },
  });
});

test('the app decides of a guest who was to become an account that is there already', () => {
  const linked = { ok: true, value: resultOf() } as const;
  assert.deepEqual(afterConnecting(linked, { credential: github, guest, text: en }), {
    name: 'mergeConflict',
    input: { credential: github },
  });
});

test('a provider that could not be connected is said to be so, for a guest too', () => {
  const failed = { ok: false, error: refusal('auth/email-already-in-use') } as const;
  assert.deepEqual(afterConnecting(failed, { credential: github, guest, text: en }), {
    name: 'providerSignIn',
    input: { notice: 'The email address is already used by another account' },
  });
});

test('a new account is named where a name was asked for', () => {
  const result = resultOf();
  assert.deepEqual(afterSignUp(result, 'Ada'), { name: 'accountName', input: { result, name: 'Ada' } });
  assert.deepEqual(afterSignUp(result, undefined), { name: 'done', input: { result } });
});
