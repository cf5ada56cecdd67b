import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listCountries } from '../phone/countries.ts';
import { hasNoNumbers, isNoCountry } from './country-codes.ts';

test('every country with phone numbers is recognized, in upper and lower case', () => {
  const codes = listCountries('en').flatMap(({ isoCode }) => [isoCode, isoCode.toLowerCase()]);
  assert.deepEqual(codes.filter(hasNoNumbers), []);
});

test('every other pair of letters has no phone numbers', () => {
  const known = new Set(listCountries('en').map(({ isoCode }) => isoCode));
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const others = letters.flatMap((first) => letters.map((second) => first + second)).filter((code) => !known.has(code));
  assert.deepEqual(
    others.filter((code) => !hasNoNumbers(code)),
    [],
  );
});

test('unassigned, private, withdrawn and alias codes are no countries', () => {
  const codes = ['AA', 'QM', 'ZZ', 'zz', 'YU', 'SU', 'UK'];
  assert.deepEqual(codes.filter(isNoCountry), codes);
});

test('a dialling code or longer text is never reported as no country', () => {
  assert.deepEqual(['+44', '+999', '44', 'GBR'].filter(isNoCountry), []);
});
