import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTools, toSignInOptions, toEnglish } from '../../../../fixtures/flow.ts';
import { emailForm } from './email-form.ts';

const email = 'ada@example.com';
const urls = { tosUrl: '/terms', privacyPolicyUrl: '/privacy' };
const links = [
  { text: 'Terms of Service', href: '/terms' },
  { text: 'Privacy Policy', href: '/privacy' },
];

test('if email is the only option, the email form has no Cancel button, and a sentence as small print', () => {
  assert.deepEqual(toEnglish(emailForm(createTools(), email)), {
    title: 'Sign in with email',
    body: [],
    fields: { email: { kind: 'email', label: 'Email', value: email } },
    actions: { next: { role: 'primary', label: 'Next' } },
    focus: 'email',
  });
  assert.equal(
    'footer' in emailForm(createTools(urls), email) && emailForm(createTools(urls), email).footer?.kind,
    'sentence',
  );
});

test('if email is one of several options, the email form has a Cancel button, and links as small print', () => {
  const { fields, actions, footer } = emailForm(
    createTools({ ...urls, signInOptions: toSignInOptions('password', 'phone') }),
    undefined,
  );
  assert.deepEqual(toEnglish(fields), { email: { kind: 'email', label: 'Email', value: '' } });
  assert.deepEqual(toEnglish(actions), {
    cancel: { role: 'secondary', label: 'Cancel' },
    next: { role: 'primary', label: 'Next' },
  });
  assert.deepEqual(toEnglish(footer), { kind: 'links', content: links });
});
