import assert from 'node:assert/strict';
import { test } from 'node:test';
import { allCountries } from '../phone/countries.ts';
import { hasNoNumbers, isNoCountry } from './country-codes.ts';

test('no country for which numbers are known is taken for none, in letters of either size', () => {
  const codes = allCountries('en').flatMap(({ isoCode }) => [isoCode, isoCode.toLowerCase()]);
  assert.deepEqual(codes.filter(hasNoNumbers), []);
});

test('every other code has no numbers', () => {
  const known = new Set(allCountries('en').map(({ isoCode }) => isoCode));
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const others = letters.flatMap((one) => letters.map((other) => one + other)).filter((code) => !known.has(code));
  assert.deepEqual(
    others.filter((code) => !hasNoNumbers(code)),
    [],
  );
});

test('what is not assigned, is for private use, was given up, or stands for another code is none', () => {
  const codes = ['AA', 'QM', 'ZZ', 'zz', 'YU', 'SU', 'UK'];
  assert.deepEqual(codes.filter(isNoCountry), codes);
});

test('a dialling code, and what is no code, are not judged', () => {
  assert.deepEqual(['+44', '+999', '44', 'GBR'].filter(isNoCountry), []);
});
