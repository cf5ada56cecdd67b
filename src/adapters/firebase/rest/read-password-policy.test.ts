import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readPasswordPolicy } from './read-password-policy.ts';

const answer = {
  schemaVersion: 1,
  enforcementState: 'ENFORCE',
  forceUpgradeOnSignin: false,
  allowedNonAlphanumericCharacters: ['!', '#'],
  customStrengthOptions: {
    minPasswordLength: 12,
    maxPasswordLength: 20,
    containsLowercaseCharacter: true,
    containsUppercaseCharacter: false,
    containsNumericCharacter: true,
  },
};

test('an enforced policy is read', () => {
  assert.deepEqual(readPasswordPolicy(answer), {
    minimumLength: 12,
    maximumLength: 20,
    requiredCharacters: ['lowercase', 'digit'],
    specialCharacters: '!#',
  });
});

for (const enforcementState of ['OFF', 'ENFORCEMENT_STATE_UNSPECIFIED', undefined]) {
  test(`a policy with the enforcement state ${enforcementState} counts as no policy`, () => {
    assert.equal(readPasswordPolicy({ ...answer, enforcementState }), null);
  });
}

test('an answer without data counts as no policy', () => {
  assert.equal(readPasswordPolicy({}), null);
  assert.equal(readPasswordPolicy(null), null);
});

test('without lengths in the answer, the minimum length is that of the service, and there is no maximum', () => {
  const policy = readPasswordPolicy({ enforcementState: 'ENFORCE' });
  assert.deepEqual(policy, {
    minimumLength: 6,
    maximumLength: undefined,
    requiredCharacters: [],
    specialCharacters: '',
  });
});

test('a maximum length that equals the service’s own limit is left out', () => {
  const readMaximum = (maxPasswordLength: number) =>
    readPasswordPolicy({ enforcementState: 'ENFORCE', customStrengthOptions: { maxPasswordLength } })?.maximumLength;
  assert.equal(readMaximum(4096), undefined);
  assert.equal(readMaximum(4095), 4095);
});
