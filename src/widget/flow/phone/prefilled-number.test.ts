import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toSettings } from '../../config/settings.ts';
import type { SignInOption } from '../../config/ui-config.ts';
import { getPrefilledNumber } from './prefilled-number.ts';

/** Returns the prefilled number where phone is the only sign-in option, or one of two. */
function prefilled(option: Omit<SignInOption, 'provider'>, isOnly = true) {
  const phone = { provider: 'phone', ...option };
  return getPrefilledNumber(toSettings({ signInOptions: isOnly ? [phone] : [phone, { provider: 'password' }] }));
}

test('the country and number come from their defaults, or else from the login hint', () => {
  assert.deepEqual(prefilled({}), { country: undefined, national: '' });
  assert.deepEqual(prefilled({ defaultCountry: 'GB', defaultNationalNumber: '20' }), { country: 'GB', national: '20' });
  assert.deepEqual(prefilled({ loginHint: ' +1 (242) 3551234' }), { country: '1-BS-0', national: '2423551234' });
  assert.deepEqual(prefilled({ loginHint: '+16505550100', defaultCountry: 'GB', defaultNationalNumber: '20' }), {
    country: 'GB',
    national: '20',
  });
});

test('a login hint without a dialling code is ignored, and with other sign-in options no number is prefilled', () => {
  assert.deepEqual(prefilled({ loginHint: '6505550100' }), { country: undefined, national: '' });
  assert.deepEqual(prefilled({ loginHint: '701234567' }), { country: undefined, national: '' });
  assert.deepEqual(prefilled({ loginHint: '+1 hello' }), { country: undefined, national: '' });
  assert.deepEqual(prefilled({ loginHint: '+16505550100', defaultNationalNumber: '20' }, false), {
    country: '1-US-0',
    national: '',
  });
  assert.deepEqual(prefilled({ loginHint: '+16505550100', whitelistedCountries: ['XX'] }), {
    country: undefined,
    national: '',
  });
});
