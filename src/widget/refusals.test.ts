import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createRefusal, toEnglish } from '../../fixtures/flow.ts';
import type { AuthErrorCode } from '../adapters/auth-error.ts';
import { explainRefusal } from './refusals-anywhere.ts';
import { explainRefusalIn, showRefusal, type Feedback, type RefusalContext } from './refusals.ts';

const under = (field: string, message: string): Feedback => ({ errors: { [field]: message } });
const noMatch = "The email and password you entered don't match";
const weak = 'Strong passwords have at least 6 characters and a mix of letters and numbers';
const network = { notice: 'A network error has occurred' };
// The text in the property `message` of every error in these tests.
const ownSentence = 'raw';

type Expected = readonly [code: AuthErrorCode, feedback: Feedback];

const password: readonly Expected[] = [
  ['auth/wrong-password', under('password', noMatch)],
  ['auth/invalid-credential', under('password', noMatch)],
  [
    'auth/too-many-requests',
    under('password', 'You have entered an incorrect password too many times. Please try again in a few minutes.'),
  ],
  [
    'auth/password-does-not-meet-requirements',
    under('password', 'This password is no longer strong enough. Please reset it.'),
  ],
  ['auth/network-request-failed', network],
];

const emailAndPassword: readonly Expected[] = [
  ...password,
  ['auth/missing-password', under('password', 'Enter your password')],
  ['auth/invalid-email', under('email', "That email address isn't correct")],
];

const newPassword: readonly Expected[] = [
  ['auth/weak-password', under('newPassword', weak)],
  ['auth/password-does-not-meet-requirements', under('newPassword', 'Choose a stronger password')],
  ['auth/network-request-failed', network],
];

const textMessage: readonly Expected[] = [
  ['auth/too-many-requests', { notice: 'This phone number has been used too many times' }],
  ['auth/network-request-failed', network],
];

const forms: readonly (readonly [form: string, contexts: readonly RefusalContext[], expected: readonly Expected[]])[] =
  [
    ['a password form', ['password'], password],
    [
      'a form for email and password',
      ['emailAndPassword', 'password'],
      [
        ...emailAndPassword,
        ['auth/user-not-found', { notice: "That email address doesn't match an existing account" }],
      ],
    ],
    [
      'a form for email and password, with withheld sign-in methods,',
      ['withheldAccount', 'emailAndPassword', 'password'],
      [...emailAndPassword, ['auth/user-not-found', under('password', noMatch)]],
    ],
    [
      'the sign-up form',
      ['signUp', 'newPassword'],
      [
        ...newPassword,
        ['auth/email-already-in-use', under('email', 'The email address is already used by another account')],
        ['auth/invalid-email', under('email', "That email address isn't correct")],
        [
          'auth/too-many-requests',
          under(
            'newPassword',
            'Too many account requests are coming from your IP address. Try again in a few minutes.',
          ),
        ],
        [
          'auth/operation-not-allowed',
          under('newPassword', 'This way to sign in is not enabled. Please contact the administrator of this site.'),
        ],
      ],
    ],
    [
      'the form for a new email',
      ['emailChange'],
      [
        ['auth/email-already-in-use', under('email', 'The email address is already used by another account')],
        ['auth/invalid-email', under('email', "That email address isn't correct")],
        ['auth/network-request-failed', network],
      ],
    ],
    [
      'the form that resets a password',
      ['passwordReset', 'newPassword'],
      [...newPassword, ['auth/missing-password', under('newPassword', 'Enter your password')]],
    ],
    [
      'the phone number form',
      ['phoneNumber', 'textMessage'],
      [
        ...textMessage,
        ['auth/invalid-phone-number', under('phoneNumber', 'Enter a valid phone number')],
        ['auth/captcha-check-failed', under('verification', 'Solve the reCAPTCHA')],
      ],
    ],
    ['the form that sends a code to a second factor', ['textMessage'], textMessage],
    [
      'the code form',
      ['code'],
      [
        ['auth/invalid-verification-code', under('phoneConfirmationCode', 'Wrong code. Try again.')],
        ['auth/code-expired', { notice: 'This code is no longer valid' }],
      ],
    ],
  ];

for (const [form, contexts, expected] of forms) {
  for (const [code, feedback] of expected) {
    test(`${form} shows ${code} ${feedback.errors ? `under ${Object.keys(feedback.errors)}` : 'as a notice'}`, () => {
      assert.deepEqual(toEnglish(showRefusal(createRefusal(code), ...contexts)), feedback);
    });
  }
}

for (const [context, code, message] of [
  ['accountName', 'auth/user-token-expired', 'Your sign-in session has expired. Please try again.'],
  ['accountName', 'auth/user-disabled', 'The user account has been disabled by an administrator.'],
  ['emailLink', 'auth/invalid-email', 'The email provided does not match the current sign-in session.'],
  ['provider', 'auth/invalid-credential', 'Something went wrong. Please try again.'],
  ['provider', 'auth/popup-blocked', 'Your browser blocked the sign-in window.'],
  ['secondFactorSignIn', 'auth/invalid-multi-factor-session', 'Your sign-in session has expired. Please try again.'],
  ['secondFactorEnrolment', 'auth/credential-already-in-use', 'This phone is your second step already.'],
  ['projectCheck', 'auth/network-request-failed', 'A network error has occurred. Try again later.'],
  ['projectCheck', 'auth/invalid-configuration', 'Client specified an invalid project configuration.'],
] as const) {
  test(`in the context ${context}, ${code} has the message "${message}"`, () => {
    assert.equal(toEnglish(explainRefusalIn(createRefusal(code), context)), message);
  });
}

test('a code without a message is logged and gets the generic message', (context) => {
  const log = context.mock.method(console, 'info', () => {});
  assert.equal(
    toEnglish(explainRefusal(createRefusal('auth/internal-error'))),
    'Something went wrong. Please try again.',
  );
  assert.equal(log.mock.callCount(), 1);
  explainRefusal(createRefusal('auth/timeout'));
  assert.equal(log.mock.callCount(), 1);
});

test('the message of a blocking function is shown unchanged', () => {
  assert.equal(toEnglish(explainRefusal(createRefusal('auth/blocked-by-function'))), ownSentence);
});
