import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  createRefusal,
  createSettings,
  createTools,
  githubCredential,
  toSignInOptions,
  toEnglish,
} from '../../../../fixtures/flow.ts';
import { leavePhoneSignIn, signInCodeRefused } from './sign-in-code-refused.ts';

const number = { e164: '+12125550123', country: '1-US-0', national: '2125550123' };
const restriction = { status: true };
const tools = createTools({ adminRestrictedOperation: restriction });

for (const [title, error, next] of [
  [
    'an expired code leads back to the form for the number, which sends a new code',
    createRefusal('auth/code-expired'),
    {
      name: 'phoneSignInStart',
      input: { country: '1-US-0', national: '2125550123', notice: 'This code is no longer valid' },
    },
  ],
  [
    'the app decides about a guest whose phone number belongs to an account',
    createRefusal('auth/credential-already-in-use', { credential: githubCredential }),
    { name: 'mergeConflict', input: { credential: githubCredential } },
  ],
  [
    'a restriction to administrators is explained, and Back leads to the form for the number',
    createRefusal('auth/admin-restricted-operation'),
    { name: 'unauthorizedUser', input: { identifier: '+12125550123', back: 'phone', restriction } },
  ],
  ['a wrong code can be corrected', createRefusal('auth/invalid-verification-code'), null],
] as const) {
  test(`in a sign-in by phone, ${title}`, () =>
    assert.deepEqual(toEnglish(signInCodeRefused(error, tools, number)), next));
}

test('Cancel leads to the option list, or to the form for the number if phone is the only option', () => {
  assert.deepEqual(leavePhoneSignIn(createSettings({ signInOptions: toSignInOptions('phone') })), {
    name: 'phoneSignInStart',
    input: {},
  });
  assert.deepEqual(leavePhoneSignIn(createSettings({ signInOptions: toSignInOptions('phone', 'password') })), {
    name: 'providerSignIn',
    input: {},
  });
});
