import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listCountries } from '../phone/countries.ts';
import { hasNoNumbers, isNoCountry } from './country-codes.ts';

test('every country with phone numbers is recognized in upper and lower case', () => {
  const codes = listCountries('en').flatMap(({ isoCode }) => [isoCode, isoCode.toLowerCase()]);
  assert.deepEqual(codes.filter(hasNoNumbers), []);
});

test('every other two-letter code is reported as having no phone numbers', () => {
  const known = new Set(listCountries('en').map(({ isoCode }) => isoCode));
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const others = letters.flatMap((first) => letters.map((second) => first + second)).filter((code) => !known.has(code));
  assert.deepEqual(
    others.filter((code) => !hasNoNumbers(code)),
    [],
  );
});

test('unassigned, private-use, withdrawn and alias codes are not countries', () => {
  const codes = ['AA', 'QM', 'ZZ', 'zz', 'YU', 'SU', 'UK'];
  assert.deepEqual(codes.filter(isNoCountry), codes);
});

test('a dialling code or a longer text is never reported as an unknown country', () => {
  assert.deepEqual(['+44', '+999', '44', 'GBR'].filter(isNoCountry), []);
});
