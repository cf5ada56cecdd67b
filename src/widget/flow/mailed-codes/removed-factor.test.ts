import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ActionCodeInfo } from '../../../adapters/auth-backend.ts';
import { en } from '../../messages/en.ts';
import { removalBody, removedPhone } from './removed-factor.ts';

const mail = (secondFactor: ActionCodeInfo['secondFactor']): ActionCodeInfo => ({
  operation: 'REVERT_SECOND_FACTOR_ADDITION',
  email: 'ada@example.com',
  previousEmail: null,
  secondFactor,
});
const suspicion = [
  "If you don't recognize this device, someone might be trying to access your account. Consider ",
  { text: 'changing your password right away', action: 'resetPassword' },
  '.',
];

test('a phone that was removed is named by its number, no other device is', () => {
  assert.equal(removedPhone(mail({ factorId: 'phone', phoneNumber: '+12125550123' })), '+12125550123');
  assert.equal(removedPhone(mail({ factorId: 'phone' })), null);
  assert.equal(removedPhone(mail({ factorId: 'totp', phoneNumber: '+12125550123' })), null);
  assert.equal(removedPhone(mail(null)), null);
});

test('it is said what was removed, and what to do if that was somebody else’s', () => {
  assert.deepEqual(removalBody('+12125550123', en), [
    ['The ', { strong: 'phone +12125550123' }, ' was removed as a second authentication step.'],
    suspicion,
  ]);
  assert.deepEqual(removalBody(null, en), [
    'The device or app was removed as a second authentication step.',
    suspicion,
  ]);
});
