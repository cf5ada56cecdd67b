import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { en } from '../messages/en.ts';
import { normalizeValue, validateField } from './rules.ts';

test('a common email address is accepted, with blanks around it too', () => {
  // fast-check writes addresses by RFC 5322; those with a last label of 2 to 63 letters are what reference R1 is about.
  const address = fc.emailAddress().filter((email) => /\.[a-z0-9]{2,63}$/i.test(email));
  fc.assert(
    fc.property(address, fc.constantFrom('', ' ', '\t'), (email, blank) => {
      assert.equal(validateField('email', blank + email + blank, en), null);
      assert.equal(normalizeValue('email', blank + email + blank), email);
    }),
  );
});

test('a password is taken as it is typed', () => {
  assert.equal(normalizeValue('password', ' secret '), ' secret ');
  assert.equal(validateField('password', ' ', en), null);
});

test('six characters are six, whatever they are written with', () => {
  assert.equal(validateField('newPassword', '🗝️🔑🔑', en), en.passwordWeak);
  assert.equal(validateField('newPassword', '123456', en), null);
});

for (const [kind, value, message] of [
  ['email', '', en.emailMissing],
  ['email', ' ', en.emailMissing],
  ['email', 'ada', en.emailInvalid],
  ['email', 'ada@example.com.', en.emailInvalid],
  ['email', 'ada@example.com!', en.emailInvalid],
  ['email', '<ada@example.com', en.emailInvalid],
  ['email', 'ada@example.c', en.emailInvalid],
  ['email', 'ada@a.b.example.com', null],
  ['password', '', en.passwordMissing],
  ['newPassword', '', en.passwordMissing],
  ['newPassword', '12345', en.passwordWeak],
  ['name', ' ', en.nameMissing],
  ['name', 'Ada', null],
  ['phoneNumber', ' ', en.phoneInvalid],
  ['phoneNumber', '555', null],
  ['phoneConfirmationCode', '12345', en.wrongCode],
  ['phoneConfirmationCode', '1234567', en.wrongCode],
  ['phoneConfirmationCode', '12345a', en.wrongCode],
  ['phoneConfirmationCode', 'a123456', en.wrongCode],
  ['phoneConfirmationCode', ' 123456 ', null],
  ['phoneConfirmationCode', '123 456', null],
  ['country', '', null],
  ['humanVerification', '', en.verificationMissing],
  ['humanVerification', 'solved', null],
] as const) {
  test(`the ${kind} "${value}" is told ${message === null ? 'nothing' : `"${message}"`}`, () => {
    assert.equal(validateField(kind, value, en), message);
  });
}

test('blanks around a value are dropped, but a password’s are its own', () => {
  for (const kind of ['email', 'name', 'phoneNumber', 'phoneConfirmationCode', 'country'] as const) {
    assert.equal(normalizeValue(kind, ' a '), 'a', kind);
  }
  for (const kind of ['password', 'newPassword'] as const) assert.equal(normalizeValue(kind, ' a '), ' a ', kind);
});

test('a code is used without the blanks and dashes between its digits, and what is none as it is', () => {
  for (const [typed, used] of [
    ['123 456', '123456'],
    ['12-34-56', '123456'],
    [' 12 34 56 ', '123456'],
    ['12 34a', '12 34a'],
    [' -123456 ', '-123456'],
  ] as const) {
    assert.equal(normalizeValue('phoneConfirmationCode', typed), used);
  }
  assert.equal(normalizeValue('phoneNumber', ' 650 555 '), '650 555');
});
