import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CountryOption } from '../../widget/description.ts';
import { listCountries } from '../../widget/phone/countries.ts';
import { findCountries } from './find-countries.ts';

const countries = listCountries('en');
const findNames = (search: string): string[] => findCountries(countries, search).map(({ name }) => name);

test('an empty search returns all countries in their order', () => {
  assert.deepEqual(findCountries(countries, ''), countries);
  assert.deepEqual(findCountries(countries, '  '), countries);
});

test('a country is found by its name or part of the name, with or without accents', () => {
  assert.deepEqual(findNames('portug'), ['Portugal']);
  assert.deepEqual(findNames('leone'), ['Sierra Leone']);
  assert.deepEqual(findNames('cote d'), ['Côte d’Ivoire']);
  assert.deepEqual(findNames("d'ivoire"), ['Côte d’Ivoire']);
  assert.equal(findNames('aland')[0], 'Åland Islands');
});

test('a name that starts with the search ranks before one that only contains it', () => {
  const names = findNames('guinea');
  assert.equal(names[0], 'Guinea');
  assert.ok(names.indexOf('Guinea-Bissau') < names.indexOf('Equatorial Guinea'), names.join());
});

test('in another language, a country is found by its own and by its English name', () => {
  const german = listCountries('de');
  assert.deepEqual(
    ['deutsch', 'germ', 'DE', 'griechen', 'greece'].map((search) => findCountries(german, search)[0]?.name),
    ['Deutschland', 'Deutschland', 'Deutschland', 'Griechenland', 'Griechenland'],
  );
  assert.deepEqual(
    findCountries(german, 'island')
      .slice(0, 1)
      .map(({ name }) => name),
    ['Island'],
  );
});

test('in another language, a country is found without its accents', () => {
  const findName = (language: string, search: string) => findCountries(listCountries(language), search)[0]?.name;
  assert.equal(findName('de', 'osterreich'), 'Österreich');
  assert.equal(findName('pl', 'slowacja'), 'Słowacja');
  assert.equal(findName('pl', 'WŁOCHY'), 'Włochy');
  assert.equal(findName('da', 'ostrig'), 'Østrig');
  assert.equal(findName('vi', 'duc'), 'Đức');
  assert.equal(findName('tr', 'ırak'), 'Irak');
  assert.equal(findName('tr', 'kibris'), 'Kıbrıs');
  assert.equal(findName('da', 'graekenland'), 'Grækenland');
  assert.equal(findName('ar', 'المانيا'), 'ألمانيا');
});

test('a country is found with other apostrophes and without its hyphens', () => {
  const findName = (language: string, search: string) => findCountries(listCountries(language), search)[0]?.name;
  assert.equal(findName('uk', "в'єтнам")?.toLowerCase(), 'вʼєтнам');
  assert.equal(findName('he', "צ'אד"), 'צ׳אד');
  assert.equal(findName('fr', 'pays bas'), 'Pays-Bas');
  assert.equal(findName('en', 'guinea bissau'), 'Guinea-Bissau');
});

test('an exact name ranks before an ISO code', () => {
  const findName = (language: string, search: string) => findCountries(listCountries(language), search)[0]?.isoCode;
  assert.equal(findName('vi', 'Áo'), 'AT');
  assert.equal(findName('vi', 'Bỉ'), 'BE');
});

test('vowel marks of Hindi and Thai tell countries apart', () => {
  const findName = (language: string, search: string) => findCountries(listCountries(language), search)[0]?.isoCode;
  assert.equal(findName('hi', 'टोगो'), 'TG');
  assert.equal(findName('th', 'มาลี'), 'ML');
});

test('a country ranks first if the search is its ISO code or its initials', () => {
  assert.equal(findNames('de')[0], 'Germany');
  assert.equal(findNames('IN')[0], 'India');
  assert.equal(findNames('uk')[0], 'United Kingdom');
  assert.equal(findNames('uae')[0], 'United Arab Emirates');
});

test('a dialling code finds its countries with or without a leading plus, zeros or space', () => {
  for (const search of ['49', '+49', '0049', '+ 49']) assert.deepEqual(findNames(search), ['Germany'], search);
  assert.ok(findNames('4').includes('Germany'));
});

test('the main country of a shared dialling code ranks first', () => {
  assert.deepEqual(findNames('+44'), ['United Kingdom', 'Guernsey', 'Isle of Man', 'Jersey']);
  assert.equal(findNames('1')[0], 'United States');
  assert.ok(findNames('+1').includes('Jamaica'));
});

test('a whole phone number finds the countries of its dialling code', () => {
  assert.deepEqual(findNames('+44 7911 123456'), ['United Kingdom', 'Guernsey', 'Isle of Man', 'Jersey']);
});

test('a search that matches no country returns an empty list', () => {
  assert.deepEqual(findNames('atlantis'), []);
  assert.deepEqual(findNames('+999'), []);
});

test('countries of equal rank keep their order', () => {
  const options: CountryOption[] = ['B land', 'A land'].map((name, index) => ({
    id: `${index}`,
    name,
    dialCode: '1',
    isoCode: 'X',
  }));
  assert.deepEqual(
    findCountries(options, 'land').map(({ name }) => name),
    ['B land', 'A land'],
  );
});
