import assert from 'node:assert/strict';
import { test } from 'node:test';
import { emailEntry } from '../start/email-entry.ts';
import { toolsFor, ways } from '../../../../fixtures/flow.ts';
import {
  passwordRecoveryForm,
  passwordRecoverySent,
  passwordSignInForm,
  passwordSignUpForm,
} from './password-forms.ts';

const email = 'ada@example.com';
const closed = toolsFor({ signInOptions: [{ provider: 'password', disableSignUp: { status: true } }] });
const nameless = toolsFor({ signInOptions: [{ provider: 'password', requireDisplayName: false }] });
const urls = { tosUrl: '/terms', privacyPolicyUrl: '/privacy' };
const links = [
  { text: 'Terms of Service', href: '/terms' },
  { text: 'Privacy Policy', href: '/privacy' },
];
const emailField = { kind: 'email', label: 'Email', value: email };

test('an address that is the one way in is asked for without a way back, and continuing accepts the terms', () => {
  assert.deepEqual(emailEntry(toolsFor(), email), {
    title: 'Sign in with email',
    fields: { email: emailField },
    actions: { next: { role: 'primary', label: 'Next' } },
    focus: 'email',
  });
  assert.equal(
    'footer' in emailEntry(toolsFor(urls), email) && emailEntry(toolsFor(urls), email).footer?.kind,
    'sentence',
  );
});

test('an address that is one way of several is asked for with a way back to the others', () => {
  const { fields, actions, footer } = emailEntry(
    toolsFor({ ...urls, signInOptions: ways('password', 'phone') }),
    undefined,
  );
  assert.deepEqual(fields, { email: { kind: 'email', label: 'Email', value: '' } });
  assert.deepEqual(actions, {
    cancel: { role: 'secondary', label: 'Cancel' },
    next: { role: 'primary', label: 'Next' },
  });
  assert.deepEqual(footer, { kind: 'links', content: links });
});

test('a password is asked for with the address, which can be changed, and a way to recover it', () => {
  assert.deepEqual(passwordSignInForm(toolsFor(urls), email, false), {
    title: 'Sign in',
    fields: { email: emailField, password: { kind: 'password', label: 'Password' } },
    actions: {
      trouble: { role: 'link', label: 'Trouble signing in?' },
      submit: { role: 'primary', label: 'Sign In' },
    },
    focus: 'password',
    footer: { kind: 'links', content: links },
  });
  assert.equal(passwordSignInForm(toolsFor(), '', false).focus, 'email');
});

test('who may have no account can make one, where the service does not say and signing up is open', () => {
  assert.deepEqual(passwordSignInForm(toolsFor(), email, true).actions.create, {
    role: 'secondary',
    label: 'Create account',
  });
  assert.equal('create' in passwordSignInForm(closed, email, true).actions, false);
  assert.equal('create' in passwordSignInForm(toolsFor(), email, false).actions, false);
});

test('a new account is made of an address, a name and a password', () => {
  assert.deepEqual(passwordSignUpForm(toolsFor(urls), email), {
    title: 'Create account',
    fields: {
      email: emailField,
      name: { kind: 'name', label: 'First & last name', value: '' },
      newPassword: { kind: 'newPassword', label: 'Choose password' },
    },
    actions: { cancel: { role: 'secondary', label: 'Cancel' }, save: { role: 'primary', label: 'Save' } },
    focus: 'name',
    footer: { kind: 'links', content: links },
  });
  assert.equal(passwordSignUpForm(toolsFor(), '').focus, 'email');
});

test('a name is asked for only where one is wanted', () => {
  const { fields, focus } = passwordSignUpForm(nameless, email);
  assert.deepEqual(Object.keys(fields), ['email', 'newPassword']);
  assert.equal(focus, 'newPassword');
  assert.equal(passwordSignUpForm(nameless, '').focus, 'email');
});

test('instructions are sent to an address, which is there already or is asked for', () => {
  assert.deepEqual(passwordRecoveryForm(toolsFor(urls), email), {
    title: 'Recover password',
    body: ['Get instructions sent to this email that explain how to reset your password'],
    fields: { email: emailField },
    actions: { cancel: { role: 'secondary', label: 'Cancel' }, send: { role: 'primary', label: 'Send' } },
    focus: 'send',
    footer: { kind: 'links', content: links },
  });
  assert.equal(passwordRecoveryForm(toolsFor(), '').focus, 'email');
});

test('once they are sent, the visitor is done, or has nothing to go back to', () => {
  const sent = {
    title: 'Check your email',
    body: [['Follow the instructions sent to ', { strong: email }, ' to recover your password']],
    footer: { kind: 'links', content: links },
  };
  assert.deepEqual(passwordRecoverySent(toolsFor(urls), email, 'none'), sent);
  assert.deepEqual(passwordRecoverySent(toolsFor(urls), email, 'done'), {
    ...sent,
    actions: { done: { role: 'primary', label: 'Done' } },
    focus: 'done',
  });
  assert.deepEqual(passwordRecoverySent(toolsFor(urls), email, 'continue'), {
    ...sent,
    actions: { continue: { role: 'primary', label: 'Continue' } },
    focus: 'continue',
  });
});
