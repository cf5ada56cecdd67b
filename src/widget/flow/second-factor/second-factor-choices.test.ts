import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { SecondFactor } from '../../../adapters/auth-backend.ts';
import { en } from '../../messages/en.ts';
import { github } from '../../../../fixtures/flow.ts';
import { factorChoices, goOnWith, onlyFactor, whereCodeIs } from './second-factor-choices.ts';

const app = (uid: string, displayName: string | null = null): SecondFactor => ({
  uid,
  factorId: 'totp',
  displayName,
  phoneNumber: null,
});
const phone: SecondFactor = { uid: 'p', factorId: 'phone', displayName: null, phoneNumber: '+*******0123' };
const labels = (...factors: SecondFactor[]) => Object.values(factorChoices(factors, en)).map(({ label }) => label);

test('a phone is sent a message, an app has its code; what a guest’s sign-in has come to goes along', () => {
  assert.deepEqual(goOnWith(phone, github), { name: 'secondFactorSend', input: { factor: phone, conflict: github } });
  assert.deepEqual(goOnWith(app('a'), undefined), {
    name: 'secondFactorCode',
    input: { factor: app('a'), conflict: undefined },
  });
});

test('one alone is not asked for', () => {
  assert.equal(onlyFactor([phone]), phone);
  assert.equal(onlyFactor([phone, app('a')]), undefined);
  assert.equal(onlyFactor([]), undefined);
});

test('a factor goes by its name, a phone without one by its number, an app by what it is', () => {
  assert.deepEqual(factorChoices([app('a', 'Work'), phone, app('b')], en), {
    a: { label: 'Work', shortLabel: 'Work', icon: 'totp', color: '' },
    p: { label: '+*******0123', shortLabel: '+*******0123', icon: 'phone', color: '' },
    b: { label: 'Authenticator app', shortLabel: 'Authenticator app', icon: 'totp', color: '' },
  });
  assert.deepEqual(labels({ ...phone, displayName: 'Mine' }), ['Mine']);
});

test('those of one name are numbered in the order they were added, past numbers that are names', () => {
  assert.deepEqual(labels(app('a'), phone, app('b'), app('c')), [
    'Authenticator app (1)',
    '+*******0123',
    'Authenticator app (2)',
    'Authenticator app (3)',
  ]);
  assert.deepEqual(labels(app('a'), app('b', 'Authenticator app (1)'), app('c')), [
    'Authenticator app (2)',
    'Authenticator app (1)',
    'Authenticator app (3)',
  ]);
});

test('the code is in a message, or in the app', () => {
  assert.deepEqual(whereCodeIs(phone, en), ['Enter the 6-digit code we sent to ', { strong: '+*******0123' }]);
  assert.equal(whereCodeIs(app('a'), en), 'Enter the 6-digit code from your authenticator app');
});
