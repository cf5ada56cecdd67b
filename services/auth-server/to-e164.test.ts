import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { toE164 } from './to-e164.ts';

describe('toE164', () => {
  for (const [phoneNumber, expected] of [
    ['+16505550100', '+16505550100'],
    ['+1(650) 555-0100', '+16505550100'],
    ['+1650.555.0100', '+16505550100'],
    ['+11 650 555 0100', '+16505550100'],
    ['+4407400 123456', '+447400123456'],
    ['+3306 12 34 56 78', '+33612345678'],
    ['+390212345678', '+390212345678'],
    ['+52 1 55 1234 5678', '+5215512345678'],
    ['+1 650 555 0100 ext. 5', '+16505550100'],
  ] as const) {
    it(`"${phoneNumber}" becomes ${expected}`, () => assert.equal(toE164(phoneNumber), expected));
  }

  for (const phoneNumber of [
    '',
    '+',
    '6505550100',
    '+1abc',
    '+165055',
    '+165055501001234567',
    '+1650-555-CALL',
    '+16505550100 foo',
    '+1+1 650 555 0100',
    '+52 2 55 1234 5678',
  ]) {
    it(`"${phoneNumber}" is not a phone number`, () => assert.equal(toE164(phoneNumber), ''));
  }
});
