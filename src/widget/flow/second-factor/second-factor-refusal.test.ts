import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { SecondFactor } from '../../../adapters/auth-backend.ts';
import { github, refusal, toolsFor } from '../../../../fixtures/flow.ts';
import { afterFactorsRefusal } from './second-factor-refusal.ts';

const phone: SecondFactor = { uid: 'p', factorId: 'phone', displayName: null, phoneNumber: '+*******0123' };
const app: SecondFactor = { ...phone, factorId: 'totp', phoneNumber: null };
const after = (code: Parameters<typeof refusal>[0], factor: SecondFactor) =>
  afterFactorsRefusal(refusal(code), toolsFor(), { factor, conflict: github });

test('a message’s code that is too old leads to another message', () => {
  assert.deepEqual(after('auth/code-expired', phone), {
    name: 'secondFactorSend',
    input: { factor: phone, notice: 'This code is no longer valid', conflict: github },
  });
});

test('an app’s code that is too old is asked for again there and then, as is a wrong one', () => {
  assert.equal(after('auth/code-expired', app), null);
  assert.equal(after('auth/invalid-verification-code', phone), null);
});

test('who took too long for it all begins again', () => {
  assert.deepEqual(after('auth/invalid-multi-factor-session', phone), {
    name: 'signIn',
    input: { notice: 'Your sign-in session has expired. Please try again.' },
  });
});
