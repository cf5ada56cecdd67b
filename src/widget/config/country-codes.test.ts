import assert from 'node:assert/strict';
import { test } from 'node:test';
import { allCountries } from '../phone/countries.ts';
import { isCountryCode } from './country-codes.ts';

const countries = allCountries('en');
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

test('the ISO codes are those of the countries that numbers are known for, and no others', () => {
  const pairs = letters.flatMap((first) => letters.map((second) => first + second));
  const known = new Set(countries.map(({ isoCode }) => isoCode));
  assert.deepEqual(
    pairs.filter(isCountryCode),
    pairs.filter((pair) => known.has(pair)),
  );
});

test('the dialling codes are those of the countries that numbers are known for, and no others', () => {
  const codes = Array.from({ length: 10_000 }, (_, code) => String(code));
  const known = new Set(countries.map(({ dialCode }) => dialCode));
  assert.deepEqual(
    codes.filter((code) => isCountryCode(`+${code}`)),
    codes.filter((code) => known.has(code)),
  );
});

test('small letters are as good, and digits alone are no code', () => {
  assert.equal(isCountryCode('gb'), true);
  assert.equal(isCountryCode('44'), false);
});
