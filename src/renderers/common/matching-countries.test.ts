import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CountryOption } from '../../widget/description.ts';
import { listCountries } from '../../widget/phone/countries.ts';
import { matchingCountries } from './matching-countries.ts';

const countries = listCountries('en');
const found = (typed: string): string[] => matchingCountries(countries, typed).map(({ name }) => name);

test('nothing typed means every country, in its order', () => {
  assert.deepEqual(matchingCountries(countries, ''), countries);
  assert.deepEqual(matchingCountries(countries, '  '), countries);
});

test('a country is found by its name, a part of it, and without its accents', () => {
  assert.deepEqual(found('portug'), ['Portugal']);
  assert.deepEqual(found('leone'), ['Sierra Leone']);
  assert.deepEqual(found('cote d'), ['Côte d’Ivoire']);
  assert.deepEqual(found("d'ivoire"), ['Côte d’Ivoire']);
  assert.equal(found('aland')[0], 'Åland Islands');
});

test('a name that begins so comes before one that only holds it', () => {
  const names = found('guinea');
  assert.equal(names[0], 'Guinea');
  assert.ok(names.indexOf('Guinea-Bissau') < names.indexOf('Equatorial Guinea'), names.join());
});

test('its ISO code and its initials come first', () => {
  assert.equal(found('de')[0], 'Germany');
  assert.equal(found('IN')[0], 'India');
  assert.equal(found('uk')[0], 'United Kingdom');
  assert.equal(found('uae')[0], 'United Arab Emirates');
});

test('a dialling code finds its countries, with plus, zeros, blanks or nothing before it', () => {
  for (const typed of ['49', '+49', '0049', '+ 49']) assert.deepEqual(found(typed), ['Germany'], typed);
  assert.ok(found('4').includes('Germany'));
});

test('of the countries of a shared code, the one that it means by itself comes first', () => {
  assert.deepEqual(found('+44'), ['United Kingdom', 'Guernsey', 'Isle of Man', 'Jersey']);
  assert.equal(found('1')[0], 'United States');
  assert.ok(found('+1').includes('Jamaica'));
});

test('a whole number finds the country of its code', () => {
  assert.deepEqual(found('+44 7911 123456'), ['United Kingdom', 'Guernsey', 'Isle of Man', 'Jersey']);
});

test('what is nobody’s name finds nothing', () => {
  assert.deepEqual(found('atlantis'), []);
  assert.deepEqual(found('+999'), []);
});

test('countries keep their order among equals', () => {
  const options: CountryOption[] = ['B land', 'A land'].map((name, at) => ({
    id: `${at}`,
    name,
    dialCode: '1',
    isoCode: 'X',
  }));
  assert.deepEqual(
    matchingCountries(options, 'land').map(({ name }) => name),
    ['B land', 'A land'],
  );
});
