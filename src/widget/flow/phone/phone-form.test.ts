import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createRefusal, createTools, toEnglish } from '../../../../fixtures/flow.ts';
import type { HumanVerification } from '../../../adapters/auth-backend.ts';
import type { SignInOption } from '../../config/ui-config.ts';
import { english } from '../../messages/english.ts';
import { texts } from '../../messages/phrase.ts';
import { findNumberError, phoneForm, sendWhenReady, showSendRefusal, verificationField } from './phone-form.ts';

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

test('the names of the countries are in the language of the widget', () => {
  const { options } = createForm({ whitelistedCountries: ['GB', 'AT'] }).fields.country;
  assert.equal(typeof options, 'function');
  const listNames = (tag: string) =>
    typeof options === 'function' && options({ ...english, tag }).map(({ name }) => name);
  assert.deepEqual(listNames('en'), ['Austria', 'United Kingdom']);
  assert.deepEqual(listNames('de'), ['Österreich', 'Vereinigtes Königreich']);
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
  assert.deepEqual(parse({ country: '44-GB-0' }), parse({ country: '44-GB-0', phoneNumber: '' }));
});

test('the form is checked by the number that it contains', () => {
  const { validate } = createForm().showOptions;
  assert.deepEqual(validate?.({ country: '1-US-0', phoneNumber: '(212) 555-0123' }), {});
  assert.deepEqual(Object.keys(validate?.({ country: '1-US-0', phoneNumber: '12' }) ?? {}), ['phoneNumber']);
});

test('the error for a phone number is shown under its field', () => {
  assert.deepEqual(toEnglish(findNumberError({ kind: 'invalid' }, texts)), {
    phoneNumber: 'Enter a valid phone number',
  });
  assert.deepEqual(toEnglish(findNumberError({ kind: 'unsupported country' }, texts)), {
    phoneNumber: 'The country code provided is not supported.',
  });
  assert.deepEqual(findNumberError(createForm().parse({ country: '1-US-0', phoneNumber: '2125550123' }), texts), {});
});

const createPhoneTools = (recaptchaParameters?: Readonly<Record<string, unknown>>) =>
  createTools({ signInOptions: [{ provider: 'phone', ...(recaptchaParameters && { recaptchaParameters }) }] });

test('an invisible reCAPTCHA need not be solved before the form is submitted', () => {
  const field = { kind: 'humanVerification', label: 'Human verification' };
  assert.deepEqual(toEnglish(verificationField(createPhoneTools({ size: 'invisible' }))), {
    ...field,
    isInvisible: true,
    isRequired: false,
  });
  for (const parameters of [undefined, {}, { size: 'compact' }, { badge: 'invisible' }]) {
    assert.deepEqual(
      toEnglish(verificationField(createPhoneTools(parameters))),
      { ...field, isInvisible: false, isRequired: true },
      JSON.stringify(parameters),
    );
  }
});

test('a code is sent when the human verification is ready', async () => {
  const calls: string[] = [];
  const { promise: loaded, resolve } = Promise.withResolvers<void>();
  const ready = () => (calls.push('ready'), loaded);
  const send = () => (calls.push('send'), Promise.resolve('sent'));
  const sending = sendWhenReady({ ...verification, ready }, send);
  await Promise.resolve();
  assert.deepEqual(calls, ['ready']);
  resolve();
  assert.equal(await sending, 'sent');
  assert.deepEqual(calls, ['ready', 'send']);
});

test('a code is not sent if the human verification cannot be loaded', async () => {
  const ready = () => Promise.reject(createRefusal('auth/network-request-failed'));
  const send = () => assert.fail('Expected no code to be sent.');
  await assert.rejects(sendWhenReady({ ...verification, ready }, send), { code: 'auth/network-request-failed' });
});

test('a code is sent at once if the human verification does not report when it is ready', async () => {
  assert.equal(await sendWhenReady(verification, () => Promise.resolve('sent')), 'sent');
});

test('a visitor is asked to solve the reCAPTCHA only if it is visible', () => {
  const error = createRefusal('auth/captcha-check-failed');
  assert.deepEqual(toEnglish(showSendRefusal(error, createPhoneTools(), 'phoneNumber', 'textMessage')), {
    errors: { verification: 'Solve the reCAPTCHA' },
  });
  assert.deepEqual(
    toEnglish(showSendRefusal(error, createPhoneTools({ size: 'invisible' }), 'phoneNumber', 'textMessage')),
    { notice: 'We could not confirm that you are not a robot. Please try again.' },
  );
});

for (const size of ['normal', 'invisible']) {
  test(`with the reCAPTCHA size "${size}", the error for a number is shown under its field`, () => {
    const error = createRefusal('auth/invalid-phone-number');
    assert.deepEqual(toEnglish(showSendRefusal(error, createPhoneTools({ size }), 'phoneNumber', 'textMessage')), {
      errors: { phoneNumber: 'Enter a valid phone number' },
    });
  });
}
