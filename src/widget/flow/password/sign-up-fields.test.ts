import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createResult, createSettings } from '../../../../fixtures/flow.ts';
import type { SignUpField } from '../../config/ui-config.ts';
import { english } from '../../messages/english.ts';
import { translateAll } from '../../messages/translate.ts';
import { toPhrase } from '../../config/app-text.ts';
import { findFieldName, readSignUpValues, signUpBoxes, signUpTextFields, withSignUpValues } from './sign-up-fields.ts';

const signUpFields: readonly SignUpField[] = [
  { name: 'terms', type: 'checkbox', label: 'I agree to the [terms].', url: '/terms', required: true },
  { name: 'company', label: 'Company', required: true, autocomplete: 'organization', maxLength: 40 },
  { name: 'town', type: 'text', label: 'Town' },
  { name: 'news', type: 'checkbox', label: 'News [weekly]' },
];
const settings = createSettings({ signUpFields });
const inEnglish = (value: unknown) => translateAll(value, english);

test('text fields and checkboxes are listed apart, each in the order of the configuration', () => {
  assert.deepEqual(inEnglish(signUpTextFields(settings)), {
    'signUp-company': {
      kind: 'text',
      label: 'Company',
      autocomplete: 'organization',
      maxLength: 40,
      missing: 'Fill in this field',
    },
    'signUp-town': { kind: 'text', label: 'Town', autocomplete: undefined, maxLength: undefined, missing: undefined },
  });
  assert.deepEqual(inEnglish(signUpBoxes(settings)), {
    'signUp-terms': {
      kind: 'checkbox',
      label: ['I agree to the ', { text: 'terms', href: '/terms' }, '.'],
      missing: 'Tick this box to continue',
    },
    'signUp-news': { kind: 'checkbox', label: ['News [weekly]'], missing: undefined },
  });
});

test('a label with only a link has no empty parts', () => {
  const field = { name: 'terms', type: 'checkbox', label: '[Terms]', url: '/terms' } as const;
  const { 'signUp-terms': box } = inEnglish(signUpBoxes(createSettings({ signUpFields: [field] }))) as never;
  assert.deepEqual((box as { label: unknown }).label, [{ text: 'Terms', href: '/terms' }]);
});

test('a label without a link stays whole if the check of the configuration could not be loaded', () => {
  const field = { name: 'terms', type: 'checkbox', label: 'Terms', url: '/terms' } as const;
  const { 'signUp-terms': box } = inEnglish(signUpBoxes(createSettings({ signUpFields: [field] }))) as never;
  assert.deepEqual((box as { label: unknown }).label, ['Terms']);
});

test('without fields of the app, the form has no further fields, and there are no values', () => {
  assert.deepEqual(signUpTextFields(createSettings()), {});
  assert.deepEqual(signUpBoxes(createSettings()), {});
  assert.equal(readSignUpValues(createSettings(), {}), undefined);
  assert.equal(readSignUpValues(createSettings({ signUpFields: [] }), {}), undefined);
});

for (const [language, expected] of [
  ['de', 'Firma'],
  ['de-AT', 'Firma'],
  ['pt-BR', 'Empresa'],
  ['fr', 'Company'],
] as const) {
  test(`in the language ${language}, a text is "${expected}"`, () => {
    const phrase = toPhrase({ en: 'Company', de: 'Firma', 'pt-BR': 'Empresa' });
    assert.equal(translateAll(phrase, { ...english, tag: language }), expected);
  });
}

test('an object without texts gives an empty text', () => {
  assert.equal(inEnglish(toPhrase({})), '');
});

test('the values have the names that the app has chosen, and the value of a checkbox is true or false', () => {
  const values = { email: 'ada@example.com', newPassword: 'secret', 'signUp-company': 'Navy', 'signUp-terms': 'on' };
  assert.deepEqual(readSignUpValues(settings, values), { terms: true, company: 'Navy', town: '', news: false });
});

test("the values of the app's fields are added to the result of a sign-up", () => {
  const result = createResult({ operationType: 'signIn' });
  const values = { email: 'ada@example.com', 'signUp-company': 'Navy', 'signUp-terms': 'on' };
  assert.deepEqual(withSignUpValues(result, settings, values), {
    ...result,
    signUpValues: { terms: true, company: 'Navy', town: '', news: false },
  });
});

test('without fields of the app, the result of a sign-up has no values', () => {
  const result = createResult();
  assert.equal(withSignUpValues(result, createSettings(), { email: 'ada@example.com' }), result);
  assert.equal('signUpValues' in result, false);
});

test('the app may refer to its own fields, to the email, and to the name if the form has one', () => {
  const values = { email: '', newPassword: '' };
  assert.equal(findFieldName(settings, 'company', values), 'signUp-company');
  assert.equal(findFieldName(settings, 'email', values), 'email');
  assert.equal(findFieldName(settings, 'name', values), null);
  assert.equal(findFieldName(settings, 'name', { ...values, name: '' }), 'name');
  assert.equal(findFieldName(settings, 'newPassword', values), null);
  assert.equal(findFieldName(settings, 'constructor', values), null);
});
