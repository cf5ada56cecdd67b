import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createSettings, toSignInOptions } from '../../../fixtures/flow.ts';
import { findEmailCode, usesPassword } from './email-method.ts';
import { offersSignUp } from './offers-sign-up.ts';
import type { SignInOption } from './ui-config.ts';

const link: SignInOption = { provider: 'password', signInMethod: 'emailLink' };
const code: SignInOption = {
  provider: 'password',
  signInMethod: 'emailCode',
  sendEmailCode: () => null,
  checkEmailCode: () => ({ token: 'token' }),
};

test('the option that mails codes is found among the others', () => {
  assert.equal(findEmailCode(createSettings({ signInOptions: [...toSignInOptions('google.com'), code] })), code);
  assert.equal(findEmailCode(createSettings({ signInOptions: [link] })), undefined);
  assert.equal(findEmailCode(createSettings()), undefined);
});

test('an app that mails codes beside a password still asks for the password', () => {
  const { signInMethod: _method, ...functions } = code;
  const settings = createSettings({ signInOptions: [{ ...functions, alsoOffer: 'emailCode' }] });
  assert.equal(findEmailCode(settings), undefined);
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
