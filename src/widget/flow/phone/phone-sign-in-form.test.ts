import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTools, toSignInOptions, toEnglish } from '../../../../fixtures/flow.ts';
import { toSettings } from '../../config/settings.ts';
import type { SignInOption } from '../../config/ui-config.ts';
import { getPrefilledNumber, phoneActions, phoneSmallPrint } from './phone-sign-in-form.ts';

/**
 * Returns the country and the number that the phone form shows at first. If `isOnly` is false, the app also offers
 * sign-in by email.
 */
function prefill(option: Omit<SignInOption, 'provider'>, isOnly = true) {
  const phone = { provider: 'phone', ...option };
  return getPrefilledNumber(toSettings({ signInOptions: isOnly ? [phone] : [phone, { provider: 'password' }] }));
}

test('the country and number come from their defaults, or else from the login hint', () => {
  assert.deepEqual(prefill({}), { country: undefined, national: '' });
  assert.deepEqual(prefill({ defaultCountry: 'GB', defaultNationalNumber: '20' }), { country: 'GB', national: '20' });
  assert.deepEqual(prefill({ loginHint: ' +1 (242) 3551234' }), { country: '1-BS-0', national: '2423551234' });
  assert.deepEqual(prefill({ loginHint: '+16505550100', defaultCountry: 'GB', defaultNationalNumber: '20' }), {
    country: 'GB',
    national: '20',
  });
});

test('the login hint takes precedence over the default country `auto`', () => {
  assert.deepEqual(prefill({ defaultCountry: 'auto' }), { country: undefined, national: '' });
  assert.deepEqual(prefill({ defaultCountry: 'auto', loginHint: '+16505550100' }), {
    country: '1-US-0',
    national: '6505550100',
  });
});

test('a login hint without a dialling code is ignored, and with other sign-in options no number is prefilled', () => {
  assert.deepEqual(prefill({ loginHint: '6505550100' }), { country: undefined, national: '' });
  assert.deepEqual(prefill({ loginHint: '701234567' }), { country: undefined, national: '' });
  assert.deepEqual(prefill({ loginHint: '+1 hello' }), { country: undefined, national: '' });
  assert.deepEqual(prefill({ loginHint: '+16505550100', defaultNationalNumber: '20' }, false), {
    country: '1-US-0',
    national: '',
  });
  assert.deepEqual(prefill({ loginHint: '+16505550100', whitelistedCountries: ['XX'] }), {
    country: undefined,
    national: '',
  });
});

test('the phone screen has a Cancel button unless phone is the only option', () => {
  const verify = { role: 'primary', label: 'Verify' };
  assert.deepEqual(toEnglish(phoneActions(createTools({ signInOptions: toSignInOptions('phone') }))), { verify });
  assert.deepEqual(toEnglish(phoneActions(createTools({ signInOptions: toSignInOptions('phone', 'password') }))), {
    cancel: { role: 'secondary', label: 'Cancel' },
    verify,
  });
});

const urls = { tosUrl: '/terms', privacyPolicyUrl: '/privacy' };
const terms = { text: 'Terms of Service', href: '/terms' };
const privacy = { text: 'Privacy Policy', href: '/privacy' };
const rates = 'By tapping Verify, an SMS may be sent. Message & data rates may apply.';

test('the small print says that a text message may cost money, and has the links', () => {
  const signInOptions = toSignInOptions('phone', 'password');
  assert.deepEqual(toEnglish(phoneSmallPrint(createTools({ ...urls, signInOptions }))), {
    body: [rates],
    footer: { kind: 'links', content: [terms, privacy] },
  });
  assert.deepEqual(toEnglish(phoneSmallPrint(createTools({ signInOptions }))), { body: [rates] });
});

test('if phone is the only option, the small print is a single sentence', () => {
  assert.deepEqual(toEnglish(phoneSmallPrint(createTools({ ...urls, signInOptions: toSignInOptions('phone') }))), {
    footer: {
      kind: 'sentence',
      content: [
        'By tapping Verify, you are indicating that you accept our ',
        terms,
        ' and ',
        privacy,
        '. An SMS may be sent. Message & data rates may apply.',
      ],
    },
  });
  assert.deepEqual(toEnglish(phoneSmallPrint(createTools({ signInOptions: toSignInOptions('phone') }))), {
    body: [rates],
  });
});
