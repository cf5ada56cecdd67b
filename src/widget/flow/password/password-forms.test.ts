import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTools, toEnglish } from '../../../../fixtures/flow.ts';
import {
  passwordRecoveryForm,
  passwordRecoverySent,
  passwordSignInForm,
  passwordSignUpForm,
} from './password-forms.ts';
import { offersSignUp } from '../../config/offers-sign-up.ts';

const email = 'ada@example.com';
const withClosedSignUp = createTools({ signInOptions: [{ provider: 'password', disableSignUp: { status: true } }] });
const withoutNames = createTools({ signInOptions: [{ provider: 'password', requireDisplayName: false }] });
const urls = { tosUrl: '/terms', privacyPolicyUrl: '/privacy' };
const links = [
  { text: 'Terms of Service', href: '/terms' },
  { text: 'Privacy Policy', href: '/privacy' },
];
const emailField = { kind: 'email', label: 'Email', value: email };

test('the sign-in form asks for the email and the password, and has a link to the recovery', () => {
  assert.deepEqual(toEnglish(passwordSignInForm(createTools(urls), email, false)), {
    title: 'Sign in',
    fields: { email: emailField, password: { kind: 'password', label: 'Password' } },
    actions: {
      trouble: { role: 'link', label: 'Trouble signing in?' },
      submit: { role: 'primary', label: 'Sign In' },
    },
    focus: 'password',
    footer: { kind: 'links', content: links },
  });
  assert.equal(passwordSignInForm(createTools(), '', false).focus, 'email');
});

test('the sign-in form offers to create an account only with withheld methods and open sign-up', () => {
  assert.deepEqual(toEnglish(passwordSignInForm(createTools(), email, true).actions.create), {
    role: 'secondary',
    label: 'Create account',
  });
  assert.equal('create' in passwordSignInForm(withClosedSignUp, email, true).actions, false);
  assert.equal('create' in passwordSignInForm(createTools(), email, false).actions, false);
});

test('the sign-in form has a way to other sign-in options if the app wants it, and there are other options', () => {
  const offerOtherMethods = true;
  const signInOptions = [{ provider: 'password' }, { provider: 'google.com' }];
  const { actions } = passwordSignInForm(createTools({ offerOtherMethods, signInOptions }), email, false);
  assert.deepEqual(Object.keys(actions), ['trouble', 'submit', 'otherMethod']);
  assert.deepEqual(toEnglish(actions.otherMethod), { role: 'secondary', label: 'Try another way' });
  for (const config of [{ offerOtherMethods }, { signInOptions }]) {
    assert.equal('otherMethod' in passwordSignInForm(createTools(config), email, false).actions, false);
  }
});

test('the sign-in form mails a link or a code if the app wants it, before the way to other sign-in options', () => {
  for (const [alsoOffer, label] of [
    ['emailLink', 'Email me a link'],
    ['emailCode', 'Email me a code'],
  ] as const) {
    const signInOptions = [{ provider: 'password', alsoOffer }, { provider: 'google.com' }];
    const { actions } = passwordSignInForm(createTools({ offerOtherMethods: true, signInOptions }), email, false);
    assert.deepEqual(Object.keys(actions), ['trouble', 'submit', 'mailInstead', 'otherMethod']);
    assert.deepEqual(toEnglish(actions.mailInstead), { role: 'secondary', label });
  }
  assert.equal('mailInstead' in passwordSignInForm(createTools(), email, false).actions, false);
});

test('an account can be created with open sign-up, but not where email links replace passwords', () => {
  const withLinks = createTools({ signInOptions: [{ provider: 'password', signInMethod: 'emailLink' }] });
  assert.equal(offersSignUp(createTools().settings), true);
  assert.equal(offersSignUp(withClosedSignUp.settings), false);
  assert.equal(offersSignUp(withLinks.settings), false);
});

test('the sign-up form asks for an email, a name and a password', () => {
  assert.deepEqual(toEnglish(passwordSignUpForm(createTools(urls), email)), {
    title: 'Create account',
    body: [],
    fields: {
      email: emailField,
      name: { kind: 'name', label: 'First & last name', value: '' },
      newPassword: { kind: 'newPassword', label: 'Choose password' },
    },
    actions: { cancel: { role: 'secondary', label: 'Cancel' }, save: { role: 'primary', label: 'Save' } },
    focus: 'name',
    footer: { kind: 'links', content: links },
  });
  assert.equal(passwordSignUpForm(createTools(), '').focus, 'email');
});

test('the sign-up form names the chosen tenant, and can lead back to the list of tenants', () => {
  const tools = createTools();
  const { body } = passwordSignUpForm({ ...tools, settings: { ...tools.settings, tenantName: 'Initech' } }, email);
  assert.deepEqual(toEnglish(body), [
    ['Signing in to ', { strong: 'Initech' }, ' · ', { action: 'changeTenant', text: 'Change' }],
  ]);
});

test('the sign-up form asks for no name if so configured', () => {
  const { fields, focus } = passwordSignUpForm(withoutNames, email);
  assert.deepEqual(Object.keys(fields), ['email', 'newPassword']);
  assert.equal(focus, 'newPassword');
  assert.equal(passwordSignUpForm(withoutNames, '').focus, 'email');
});

test('the recovery form asks for an email, and focuses Send if the email is filled in', () => {
  assert.deepEqual(toEnglish(passwordRecoveryForm(createTools(urls), email)), {
    title: 'Recover password',
    body: ['Get instructions sent to this email that explain how to reset your password'],
    fields: { email: emailField },
    actions: { cancel: { role: 'secondary', label: 'Cancel' }, send: { role: 'primary', label: 'Send' } },
    focus: 'send',
    footer: { kind: 'links', content: links },
  });
  assert.equal(passwordRecoveryForm(createTools(), '').focus, 'email');
});

test('the confirmation of a sent mail has the button Done or Continue, and after 15 seconds the link Resend', () => {
  const sent = {
    title: 'Check your email',
    body: [['Follow the instructions sent to ', { strong: email }, ' to recover your password']],
    footer: { kind: 'links', content: links },
  };
  assert.deepEqual(toEnglish(passwordRecoverySent(createTools(urls), email, 'done', 0)), {
    ...sent,
    status: 'Resend email in 0:15',
    actions: { done: { role: 'primary', label: 'Done' } },
    focus: 'done',
  });
  assert.deepEqual(toEnglish(passwordRecoverySent(createTools(urls), email, 'continue', 15)), {
    ...sent,
    actions: { resend: { role: 'link', label: 'Resend' }, continue: { role: 'primary', label: 'Continue' } },
    focus: 'continue',
  });
});
