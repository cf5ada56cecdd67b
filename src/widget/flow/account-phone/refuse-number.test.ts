import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTools, toSignInOptions } from '../../../../fixtures/flow.ts';
import type { HumanVerification } from '../../../adapters/auth-backend.ts';
import { english } from '../../messages/english.ts';
import { translateAll } from '../../messages/translate.ts';
import { phoneForm } from '../phone/phone-form.ts';
import { refuseNumber } from './refuse-number.ts';

const verification: HumanVerification = { render: () => Promise.resolve(), reset() {}, clear() {} };
const form = phoneForm(createTools({ signInOptions: toSignInOptions('phone') }), verification, {});

/** Returns the errors of the form for a number that is entered with the country "United States". */
const validate = (e164: string | null, phoneNumber: string) =>
  translateAll(refuseNumber(form, e164).showOptions.validate({ country: '1-US-0', phoneNumber }), english);

const isSame = { phoneNumber: 'This is your phone number already.' };

test('the number of the account is refused, in each notation', () => {
  assert.deepEqual(validate('+16505550100', '6505550100'), isSame);
  assert.deepEqual(validate('+16505550100', '+1 (650) 555-0100'), isSame);
});

test('a different number is accepted, and an invalid one has the usual message', () => {
  assert.deepEqual(validate('+16505550100', '6505550101'), {});
  assert.deepEqual(validate(null, '6505550100'), {});
  assert.deepEqual(validate(null, '65'), { phoneNumber: 'Enter a valid phone number' });
});

test('the rest of the form stays the same', () => {
  const { showOptions, ...rest } = refuseNumber(form, '+16505550100');
  const { showOptions: usual, ...others } = form;
  assert.deepEqual(rest, others);
  assert.deepEqual({ ...showOptions, validate: usual.validate }, usual);
});
