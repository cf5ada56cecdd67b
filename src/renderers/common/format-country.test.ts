import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatCountry } from './format-country.ts';

const germany = { id: '49-DE-0', dialCode: '49', isoCode: 'DE' };

test('a country is shown with its dialling code', () => {
  assert.equal(formatCountry({ ...germany, name: 'Deutschland' }), 'Deutschland +49');
  assert.equal(formatCountry(null), '');
});

test('after a name from right to left, a mark keeps the plus sign before the code', () => {
  assert.equal(formatCountry({ ...germany, name: 'גרמניה' }), 'גרמניה \u200E+49');
  assert.equal(formatCountry({ ...germany, name: 'ألمانيا' }), 'ألمانيا \u200E+49');
});
