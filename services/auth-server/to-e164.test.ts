import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { calledNumber } from './to-e164.ts';

describe('a number that a client sends', () => {
  for (const [given, called] of [
    ['+16505550100', '+16505550100'],
    ['+1(650) 555-0100', '+16505550100'],
    ['+1650.555.0100', '+16505550100'],
    ['+11 650 555 0100', '+16505550100'],
    ['+4407400 123456', '+447400123456'],
    ['+3306 12 34 56 78', '+33612345678'],
    ['+390212345678', '+390212345678'],
    ['+1 650 555 0100 ext. 5', '+16505550100'],
  ] as const) {
    it(`"${given}" is ${called}`, () => assert.equal(calledNumber(given), called));
  }

  for (const given of [
    '',
    '+',
    '6505550100',
    '+1abc',
    '+165055',
    '+165055501001234567',
    '+1650-555-CALL',
    '+16505550100 foo',
    '+1+1 650 555 0100',
  ]) {
    it(`"${given}" is none`, () => assert.equal(calledNumber(given), ''));
  }
});
