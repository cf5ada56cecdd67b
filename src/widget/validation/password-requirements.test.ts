import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { PasswordPolicy } from '../../adapters/auth-backend.ts';
import { english } from '../messages/english.ts';
import { toEnglish } from '../../../fixtures/flow.ts';
import { translate } from '../messages/translate.ts';
import { describeMissing, explainPolicyViolation, listRequirements } from './password-requirements.ts';

const policy: PasswordPolicy = {
  minimumLength: 8,
  maximumLength: 10,
  requiredCharacters: ['uppercase', 'lowercase', 'digit', 'special'],
  specialCharacters: '!#',
};

const isMet = (password: string, label: string, given = policy): boolean | undefined =>
  (toEnglish(listRequirements(given, password)) as { label: string; isMet: boolean }[]).find(
    (requirement) => requirement.label === label,
  )?.isMet;

for (const [label, met, missed] of [
  ['At least 8 characters', '12345678', '1234567'],
  ['At most 10 characters', '1234567890', '12345678901'],
  ['At most 10 characters', '1', ''],
  ['An uppercase letter', 'aAa', 'a@['],
  ['An uppercase letter', 'Z', 'É'],
  ['A lowercase letter', 'AaA', 'A`{'],
  ['A lowercase letter', 'z', 'é'],
  ['A digit', 'a0', 'a/:'],
  ['A digit', '9', '٩'],
  ['A special character', 'a!', 'a?'],
] as const) {
  test(`"${met}" meets "${label}", and "${missed}" does not`, () => {
    assert.equal(isMet(met, label), true);
    assert.equal(isMet(missed, label), false);
  });
}

test('only the requirements of the policy are listed, in order', () => {
  const lenient = { minimumLength: 6, requiredCharacters: ['digit'], specialCharacters: '!' } as const;
  assert.deepEqual(toEnglish(listRequirements(lenient, 'engine')), [
    { label: 'At least 6 characters', isMet: true },
    { label: 'A digit', isMet: false },
  ]);
});

test('the message lists what is missing, as a part of a sentence', () => {
  assert.equal(
    toEnglish(describeMissing(listRequirements(policy, 'engine'))),
    'Choose a different password: at least 8 characters, an uppercase letter, a digit, and a special character',
  );
});

test('a password that meets all requirements has no message', () => {
  assert.equal(describeMissing(listRequirements(policy, 'Engine 1!')), null);
});

test('numbers have the digits of the language', () => {
  const [minimum] = listRequirements({ ...policy, minimumLength: 4096 }, '');
  assert.equal(translate(minimum!.label, { ...english, tag: 'fa' }), 'At least ۴۰۹۶ characters');
  assert.equal(translate(minimum!.label, english), 'At least 4096 characters');
});

test('the message is in the language of the widget', () => {
  const german = {
    ...english,
    tag: 'de',
    texts: {
      ...english.texts,
      passwordLacks: 'Wählen Sie ein anderes Passwort: {requirements}' as const,
      passwordDigit: 'Eine Ziffer',
      passwordUppercase: 'Ein Großbuchstabe',
    },
  };
  const message = explainPolicyViolation(
    '[Password must contain a numeric character, Password must contain an upper case character]',
  );
  assert.equal(
    message && translate(message, german),
    'Wählen Sie ein anderes Passwort: eine Ziffer und ein Großbuchstabe',
  );
});

for (const [phrase, text] of [
  ['Password must contain at least 12 characters', 'at least 12 characters'],
  ['Password may contain at most 20 characters', 'at most 20 characters'],
  ['Password must contain an upper case character', 'an uppercase letter'],
  ['Password must contain a lower case character', 'a lowercase letter'],
  ['Password must contain a numeric character', 'a digit'],
  ['Password must contain a non-alphanumeric character', 'a special character'],
] as const) {
  test(`the service's phrase "${phrase}" has a message`, () => {
    const message = explainPolicyViolation(`Missing password requirements: [${phrase}]`);
    assert.equal(toEnglish(message), `Choose a different password: ${text}`);
  });

  test(`a longer phrase that contains "${phrase}" has no message`, () => {
    assert.equal(explainPolicyViolation(`[No ${phrase}]`), null);
    assert.equal(explainPolicyViolation(`[${phrase} or two]`), null);
  });
}

for (const text of [
  'Missing password requirements: []',
  'Missing password requirements: [Password must contain a smile]',
  'Missing password requirements: [Password must contain a numeric character, Password must be a poem]',
  'This password has leaked',
]) {
  test(`for the text "${text}", there is no message`, () => {
    assert.equal(explainPolicyViolation(text), null);
  });
}
