import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toEnglish } from '../../../fixtures/flow.ts';
import fc from 'fast-check';
import { en } from '../messages/en.ts';
import { laterRules } from './later-rules.ts';
import { addRules, isEmail, joinDigits, normalizeValue, validateField } from './rules.ts';

addRules(laterRules);

test('a common email address is valid, even with spaces around it', () => {
  // fast-check also generates emails that our rule rejects (reference R1).
  const address = fc.emailAddress().filter((email) => /\.[a-z0-9]{2,63}$/i.test(email));
  fc.assert(
    fc.property(address, fc.constantFrom('', ' ', '\t'), (email, space) => {
      assert.equal(toEnglish(validateField('email', space + email + space)), null);
      assert.equal(normalizeValue('email', space + email + space), email);
    }),
  );
});

test('spaces around an email do not matter', () => {
  assert.equal(isEmail(' ada@example.com\t'), true);
  assert.equal(isEmail('ada @example.com'), false);
});

test('a password is used as typed', () => {
  assert.equal(normalizeValue('password', ' secret '), ' secret ');
  assert.equal(toEnglish(validateField('password', ' ')), null);
});

test('the length of a password is counted in characters, not in UTF-16 units', () => {
  assert.equal(toEnglish(validateField('newPassword', '🗝️🔑🔑')), en.passwordWeak);
  assert.equal(toEnglish(validateField('newPassword', '123456')), null);
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
  ['email', 'ada@bücher.example', null],
  ['email', 'ada@例え.example', null],
  ['email', 'áda@bücher.example', en.emailInvalid],
  ['email', 'ada@bücher', en.emailInvalid],
  ['email', 'ada@bü/cher.example', en.emailInvalid],
  ['email', 'ada@bü cher.example', en.emailInvalid],
  ['email', 'ada@bücher.example:80', en.emailInvalid],
  ['email', 'ada@x@bücher.example', en.emailInvalid],
  ['email', 'ada@bü％cher.example', en.emailInvalid],
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
  test(`the ${kind} "${value}" ${message === null ? 'is valid' : `shows "${message}"`}`, () => {
    assert.equal(toEnglish(validateField(kind, value) ?? null), message);
  });
}

test('spaces around a value are removed, except for passwords', () => {
  for (const kind of ['email', 'name', 'phoneNumber', 'phoneConfirmationCode', 'country'] as const) {
    assert.equal(normalizeValue(kind, ' a '), 'a', kind);
  }
  for (const kind of ['password', 'newPassword'] as const) assert.equal(normalizeValue(kind, ' a '), ' a ', kind);
});

test('spaces and dashes between the digits of a code are removed, and other text is kept', () => {
  for (const [typed, expected] of [
    ['123 456', '123456'],
    ['12-34-56', '123456'],
    [' 12 34 56 ', '123456'],
    ['12 34a', '12 34a'],
    [' -123456 ', '-123456'],
  ] as const) {
    assert.equal(normalizeValue('phoneConfirmationCode', typed), expected);
  }
  assert.equal(normalizeValue('phoneNumber', ' 650 555 '), '650 555');
});

test('joinDigits removes spaces and dashes between digits', () => {
  for (const text of ['123456', ' 123 456\n', '123-456', '12–34–56', '1 2 3 4 5 6']) {
    assert.equal(joinDigits(text), '123456', JSON.stringify(text));
  }
});

test('joinDigits returns null for text other than digits with spaces or dashes in between', () => {
  for (const text of [
    '',
    '5',
    ' 5 ',
    ' - ',
    'G-123456',
    '123456 is your code',
    '123.456',
    '-123456',
    '123456-',
    '- 12 -',
  ]) {
    assert.equal(joinDigits(text), null, JSON.stringify(text));
  }
});

for (const [typed, email] of [
  [' mia@bücher.example ', 'mia@xn--bcher-kva.example'],
  ['Mia@BÜCHER.example', 'Mia@xn--bcher-kva.example'],
  ['mia@例え.example', 'mia@xn--r8jz45g.example'],
  ['mia@EXAMPLE.com', 'mia@EXAMPLE.com'],
  ['mia@1.2.33', 'mia@1.2.33'],
  ['mia@bü cher.example', 'mia@bü cher.example'],
] as const) {
  test(`the email "${typed}" is sent as "${email}"`, () => assert.equal(normalizeValue('email', typed), email));
}

test('a domain has at most 253 characters', () => {
  const domain = `${'bü.'.repeat(84)}b`;
  assert.equal(normalizeValue('email', `mia@${domain}`), `mia@${'xn--b-eha.'.repeat(84)}b`);
  assert.equal(normalizeValue('email', `mia@${domain}b`), `mia@${domain}b`);
});
