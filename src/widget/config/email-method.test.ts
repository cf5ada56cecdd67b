import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createSettings, toSignInOptions } from '../../../fixtures/flow.ts';
import { usesEmailCode, usesPassword } from './email-method.ts';
import { offersSignUp } from './offers-sign-up.ts';
import type { SignInOption } from './ui-config.ts';

const link: SignInOption = { provider: 'password', signInMethod: 'emailLink' };
const code: SignInOption = {
  provider: 'password',
  signInMethod: 'emailCode',
  sendEmailCode: () => null,
  checkEmailCode: () => ({ token: 'token' }),
};

test('an app uses codes if one of its sign-in options mails them', () => {
  assert.equal(usesEmailCode(createSettings({ signInOptions: [...toSignInOptions('google.com'), code] })), true);
  assert.equal(usesEmailCode(createSettings({ signInOptions: [link] })), false);
  assert.equal(usesEmailCode(createSettings()), false);
});

test('an app that mails codes beside a password still asks for the password', () => {
  const { signInMethod: _method, ...functions } = code;
  const settings = createSettings({ signInOptions: [{ ...functions, alsoOffer: 'emailCode' }] });
  assert.equal(usesEmailCode(settings), false);
  assert.equal(usesPassword(settings), true);
});

test('only an app with passwords asks for one and offers sign-up with one', () => {
  for (const [option, expected] of [
    [{ provider: 'password' }, true],
    [{ provider: 'password', signInMethod: 'password' }, true],
    [link, false],
    [code, false],
  ] as const) {
    const settings = createSettings({ signInOptions: [option] });
    assert.deepEqual([usesPassword(settings), offersSignUp(settings)], [expected, expected]);
  }
});
