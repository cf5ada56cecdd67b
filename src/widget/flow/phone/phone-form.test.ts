import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { HumanVerification } from '../../../adapters/auth-backend.ts';
import type { SignInOption } from '../../config/ui-config.ts';
import { en } from '../../messages/en.ts';
import { toolsFor, ways } from '../../../../fixtures/flow.ts';
import { phoneActions, phoneForm, showNumberError } from './phone-form.ts';

const verification: HumanVerification = { render: () => Promise.resolve(), reset() {}, clear() {} };
type Given = Parameters<typeof phoneForm>[2];
const form = (option: Omit<SignInOption, 'provider'> = {}, given: Given = {}) =>
  phoneForm(toolsFor({ signInOptions: [{ provider: 'phone', ...option }] }), verification, given);

test('a number is asked for with its country and the proof that a person is there', () => {
  const { fields, showOptions } = form({}, { national: '2125550123' });
  assert.deepEqual(
    { ...fields, country: { ...fields.country, options: fields.country.options.length > 200 } },
    {
      country: { kind: 'country', label: 'Country', value: '1-US-0', options: true },
      phoneNumber: { kind: 'phoneNumber', label: 'Phone number', value: '2125550123' },
      verification: { kind: 'humanVerification', label: 'Human verification' },
    },
  );
  assert.equal(showOptions.verification, verification);
  assert.equal(form().fields.phoneNumber.value, '');
});

const firstCountry = (option?: Omit<SignInOption, 'provider'>, given?: Given) =>
  form(option, given).fields.country.value;

test('the country is the one that was given, else the configured one, by its code or as it is listed', () => {
  assert.equal(firstCountry({ defaultCountry: 'gb' }), '44-GB-0');
  assert.equal(firstCountry({ defaultCountry: '44-GB-0' }), '44-GB-0');
  assert.equal(firstCountry({ defaultCountry: 'GB' }, { country: '41-CH-0' }), '41-CH-0');
});

test('else it is the United States, and where these are not offered the first that is', () => {
  assert.equal(firstCountry(), '1-US-0');
  assert.equal(firstCountry({ defaultCountry: 'XX' }), '1-US-0');
  assert.equal(firstCountry({ defaultCountry: 'CH', whitelistedCountries: ['GB', 'US'] }), '1-US-0');
  assert.equal(firstCountry({ whitelistedCountries: ['GB', 'CH'] }), '41-CH-0');
  assert.throws(() => form({ whitelistedCountries: ['XX'] }), /No country is offered/);
});

test('a number that is typed with another country’s code has that country chosen', () => {
  const { deriveValues } = form().showOptions;
  assert.deepEqual(deriveValues?.({ phoneNumber: '+44 20', country: '1-US-0' }, 'phoneNumber'), { country: '44-GB-0' });
  assert.deepEqual(deriveValues?.({ phoneNumber: '212', country: '1-US-0' }, 'phoneNumber'), {});
  assert.deepEqual(deriveValues?.({}, 'phoneNumber'), {});
});

test('another country that is chosen changes the code of a number that has one', () => {
  const { deriveValues } = form().showOptions;
  assert.deepEqual(deriveValues?.({ phoneNumber: '+1212', country: '44-GB-0' }, 'country'), { phoneNumber: '+44212' });
  assert.deepEqual(deriveValues?.({ country: '44-GB-0' }, 'country'), { phoneNumber: '' });
});

test('what was typed is read by the country that was chosen, by the first for one that is not there', () => {
  const { read } = form({ defaultCountry: 'CH' });
  const british = read({ country: '44-GB-0', phoneNumber: '020 7946 0958' });
  assert.deepEqual(british.kind === 'number' && [british.e164, british.country.id, british.national], [
    '+442079460958',
    '44-GB-0',
    '2079460958',
  ]);
  const swiss = read({ country: '', phoneNumber: '044 668 18 00' });
  assert.equal(swiss.kind === 'number' && swiss.e164, '+41446681800');
});

test('what is wrong with a number is said under it', () => {
  assert.deepEqual(showNumberError({ kind: 'invalid' }, en), { errors: { phoneNumber: 'Enter a valid phone number' } });
  assert.deepEqual(showNumberError({ kind: 'unsupported country' }, en), {
    errors: { phoneNumber: 'The country code provided is not supported.' },
  });
});

test('who can sign in otherwise can go back', () => {
  const verify = { role: 'primary', label: 'Verify' };
  assert.deepEqual(phoneActions(toolsFor({ signInOptions: ways('phone') })), { verify });
  assert.deepEqual(phoneActions(toolsFor({ signInOptions: ways('phone', 'password') })), {
    cancel: { role: 'secondary', label: 'Cancel' },
    verify,
  });
});
