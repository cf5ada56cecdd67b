import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createSettings } from '../../../fixtures/flow.ts';
import { recommendedPhone } from '../config/recommended.ts';
import { getPhoneSettings } from './phone-settings.ts';

test('the phone settings come from the sign-in option "phone"', () => {
  const phone = {
    whitelistedCountries: ['GB'],
    blacklistedCountries: ['US'],
    defaultCountry: 'GB',
    defaultNationalNumber: '1632960123',
    loginHint: '+441632960123',
    recaptchaParameters: { size: 'invisible' },
  };
  const settings = createSettings({
    signInOptions: [
      { provider: 'password', defaultCountry: 'DE' },
      { provider: 'phone', ...phone },
    ],
  });
  const { whitelistedCountries: allowed, blacklistedCountries: blocked, ...others } = phone;
  assert.deepEqual(getPhoneSettings(settings), { allowed, blocked, ...others });
});

test('without the option "phone", the phone settings are the defaults', () => {
  assert.deepEqual(getPhoneSettings(createSettings({ signInOptions: [{ provider: 'password' }] })), {
    allowed: undefined,
    blocked: undefined,
    defaultCountry: undefined,
    defaultNationalNumber: '',
    loginHint: undefined,
    recaptchaParameters: {},
  });
});

test('without the option "phone", the phone settings come from "secondFactorPhone"', () => {
  const { recaptchaParameters, defaultCountry } = getPhoneSettings(
    createSettings({ signInOptions: [{ provider: 'password' }], secondFactorPhone: recommendedPhone }),
  );
  assert.deepEqual(
    { recaptchaParameters, defaultCountry },
    { recaptchaParameters: { size: 'invisible' }, defaultCountry: 'auto' },
  );
});

test('the option "phone" takes precedence over "secondFactorPhone"', () => {
  const { recaptchaParameters } = getPhoneSettings(
    createSettings({ signInOptions: [{ provider: 'phone' }], secondFactorPhone: recommendedPhone }),
  );
  assert.deepEqual(recaptchaParameters, {});
});

test('the same settings have the same phone settings, so that the countries are listed only once', () => {
  const settings = createSettings();
  assert.equal(getPhoneSettings(settings), getPhoneSettings(settings));
  assert.notEqual(getPhoneSettings(settings), getPhoneSettings(createSettings()));
});
