import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createUser, toEnglish } from '../../../../fixtures/flow.ts';
import { texts } from '../../messages/phrase.ts';
import { isAccountOf, usedLinkForm } from './used-link-form.ts';

const title = 'You signed in in another tab';

test('a visitor who is signed in only in the other tab can close this one, or go back', () => {
  assert.deepEqual(toEnglish(usedLinkForm(texts, false)), {
    title,
    picture: 'tick',
    body: ['You can close this tab.'],
    actions: { back: { role: 'secondary', label: 'Back' } },
    focus: 'back',
    announcement: title,
  });
});

test('a visitor who is signed in in this tab, too, can continue', () => {
  assert.deepEqual(toEnglish(usedLinkForm(texts, true)), {
    title,
    picture: 'tick',
    body: [],
    actions: {
      back: { role: 'secondary', label: 'Back' },
      continue: { role: 'primary', label: 'Continue' },
    },
    focus: 'continue',
    announcement: title,
  });
});

for (const [name, user, is] of [
  ['with the email', createUser(), true],
  ['with the email in capital letters', createUser({ email: 'ADA@EXAMPLE.COM' }), true],
  ['with a different email', createUser({ email: 'grace@example.com' }), false],
  ['without an email', createUser({ email: null }), false],
  ['who is a guest', createUser({ isAnonymous: true }), false],
  ['who is signed out', null, false],
] as const) {
  test(`a user ${name} is ${is ? '' : 'not '}the account that the link signs in to`, () => {
    assert.equal(isAccountOf(user, 'Ada@example.com'), is);
  });
}
