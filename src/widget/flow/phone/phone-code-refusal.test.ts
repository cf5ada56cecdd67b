import assert from 'node:assert/strict';
import { test } from 'node:test';
import { github, refusal, settingsFor, toolsFor, ways } from '../../../../fixtures/flow.ts';
import { afterPhoneCodeRefusal, insteadOfPhone } from './phone-code-refusal.ts';

const number = { e164: '+12125550123', country: '1-US-0', national: '2125550123' };
const restriction = { status: true };
const tools = toolsFor({ adminRestrictedOperation: restriction });

for (const [what, error, next] of [
  [
    'one that is too old leads back to the number, for another',
    refusal('auth/code-expired'),
    {
      name: 'phoneSignInStart',
      input: { country: '1-US-0', national: '2125550123', notice: 'This code is no longer valid' },
    },
  ],
  [
    'the app decides of a guest whose phone is somebody’s',
    refusal('auth/credential-already-in-use', { credential: github }),
    { name: 'mergeConflict', input: { credential: github } },
  ],
  [
    'who may not have an account is told so, and can go back to their number',
    refusal('auth/admin-restricted-operation'),
    { name: 'unauthorizedUser', input: { identifier: '+12125550123', back: 'phone', restriction } },
  ],
  ['a wrong one can be typed again', refusal('auth/invalid-verification-code'), null],
] as const) {
  test(`of a phone's codes: ${what}`, () => assert.deepEqual(afterPhoneCodeRefusal(error, tools, number), next));
}

test('who gives up goes to the other ways in; where there are none, to another number', () => {
  assert.deepEqual(insteadOfPhone(settingsFor({ signInOptions: ways('phone') })), {
    name: 'phoneSignInStart',
    input: {},
  });
  assert.deepEqual(insteadOfPhone(settingsFor({ signInOptions: ways('phone', 'password') })), {
    name: 'providerSignIn',
    input: {},
  });
});
