import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTools, toEnglish } from '../../../../fixtures/flow.ts';
import type { HumanVerification } from '../../../adapters/auth-backend.ts';
import type { SignInOption } from '../../config/ui-config.ts';
import { texts } from '../../messages/phrase.ts';
import { phoneForm, showNumberError } from './phone-form.ts';

const verification: HumanVerification = { render: () => Promise.resolve(), reset() {}, clear() {} };
type Initial = Parameters<typeof phoneForm>[2];
const createForm = (option: Omit<SignInOption, 'provider'> = {}, initial: Initial = {}) =>
  phoneForm(createTools({ signInOptions: [{ provider: 'phone', ...option }] }), verification, initial);

test('the form asks for a country, a number and the human verification', () => {
  const { fields, showOptions } = createForm({}, { national: '2125550123' });
  assert.deepEqual(toEnglish({ ...fields, country: { ...fields.country, options: typeof fields.country.options } }), {
    country: { kind: 'country', label: 'Country', value: '1-US-0', options: 'function' },
    phoneNumber: { kind: 'phoneNumber', label: 'Phone number', value: '2125550123' },
    verification: { kind: 'humanVerification', label: 'Human verification', isInvisible: false, isRequired: true },
  });
  assert.equal(showOptions.verification, verification);
  assert.equal(createForm().fields.phoneNumber.value, '');
});

const findCountry = (option?: Omit<SignInOption, 'provider'>, initial?: Initial) =>
  createForm(option, initial).fields.country.value;

test('the initial country is the given one or the default, by its ISO code or ID', () => {
  assert.equal(findCountry({ defaultCountry: 'gb' }), '44-GB-0');
  assert.equal(findCountry({ defaultCountry: '44-GB-0' }), '44-GB-0');
  assert.equal(findCountry({ defaultCountry: 'GB' }, { country: '41-CH-0' }), '41-CH-0');
});

test('without a default, the initial country is the United States, or the first one offered', () => {
  assert.equal(findCountry(), '1-US-0');
  assert.equal(findCountry({ defaultCountry: 'XX' }), '1-US-0');
  assert.equal(findCountry({ defaultCountry: 'CH', whitelistedCountries: ['GB', 'US'] }), '1-US-0');
  assert.equal(findCountry({ whitelistedCountries: ['GB', 'CH'] }), '41-CH-0');
  assert.throws(() => createForm({ whitelistedCountries: ['XX'] }), /at least one country/);
});

test('the initial country for `auto` is the first offered region of the preferred languages', (context) => {
  const prefer = (languages: readonly string[]) => context.mock.getter(navigator, 'languages', () => languages);
  prefer(['de-AT', 'en-US']);
  assert.equal(findCountry({ defaultCountry: 'auto' }), '43-AT-0');
  assert.equal(findCountry({ defaultCountry: 'auto' }, { country: '41-CH-0' }), '41-CH-0');
  assert.equal(findCountry({ defaultCountry: 'auto', blacklistedCountries: ['AT'] }), '1-US-0');
  assert.equal(findCountry(), '1-US-0');
  prefer(['es-419']);
  assert.equal(findCountry({ defaultCountry: 'auto' }), '1-US-0');
  assert.equal(findCountry({ defaultCountry: 'auto', whitelistedCountries: ['GB', 'CH'] }), '41-CH-0');
});

test('typing a dialling code selects its country', () => {
  const { deriveValues } = createForm().showOptions;
  assert.deepEqual(deriveValues?.({ phoneNumber: '+44 20', country: '1-US-0' }, 'phoneNumber'), { country: '44-GB-0' });
  assert.deepEqual(deriveValues?.({ phoneNumber: '212', country: '1-US-0' }, 'phoneNumber'), {});
  assert.deepEqual(deriveValues?.({}, 'phoneNumber'), {});
});

test('selecting a country replaces the dialling code of the number', () => {
  const { deriveValues } = createForm().showOptions;
  assert.deepEqual(deriveValues?.({ phoneNumber: '+1212', country: '44-GB-0' }, 'country'), { phoneNumber: '+44212' });
  assert.deepEqual(deriveValues?.({ country: '44-GB-0' }, 'country'), { phoneNumber: '' });
});

test('a number is parsed with the selected country, or with the initial one if the selected one is unknown', () => {
  const { parse } = createForm({ defaultCountry: 'CH' });
  const british = parse({ country: '44-GB-0', phoneNumber: '020 7946 0958' });
  assert.deepEqual(british.kind === 'number' && [british.e164, british.country.id, british.national], [
    '+442079460958',
    '44-GB-0',
    '2079460958',
  ]);
  const swiss = parse({ country: '', phoneNumber: '044 668 18 00' });
  assert.equal(swiss.kind === 'number' && swiss.e164, '+41446681800');
});

test('the error for a phone number is shown under its field', () => {
  assert.deepEqual(toEnglish(showNumberError({ kind: 'invalid' }, texts)), {
    errors: { phoneNumber: 'Enter a valid phone number' },
  });
  assert.deepEqual(toEnglish(showNumberError({ kind: 'unsupported country' }, texts)), {
    errors: { phoneNumber: 'The country code provided is not supported.' },
  });
});
