import assert from 'node:assert/strict';
import { test } from 'node:test';
import { allCountries } from '../phone/countries.ts';
import { isNoCountry } from './country-codes.ts';

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

test('the codes of countries are those for which numbers are known, and no others', () => {
  const pairs = letters.flatMap((first) => letters.map((second) => first + second));
  const known = new Set<string>(allCountries('en').map(({ isoCode }) => isoCode));
  assert.deepEqual(
    pairs.filter((pair) => !isNoCountry(pair)),
    pairs.filter((pair) => known.has(pair)),
  );
});

test('small letters make no difference, and a dialling code is none of them', () => {
  assert.deepEqual(['gb', 'zz', '+44'].map(isNoCountry), [false, true, false]);
});
