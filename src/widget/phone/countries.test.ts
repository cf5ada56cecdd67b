import assert from 'node:assert/strict';
import { test } from 'node:test';
import { filterCountries, listCountries, listOfferedCountries, type CountryLists } from './countries.ts';

const all = listCountries('en');
const find = (language: string, isoCode: string) => listCountries(language).find((each) => each.isoCode === isoCode);

test('about 250 countries are listed, sorted by name, each with its ISO and dialling code', () => {
  assert.ok(all.length > 240 && all.length < 256);
  assert.deepEqual(find('en', 'GB'), { id: '44-GB-0', name: 'United Kingdom', dialCode: '44', isoCode: 'GB' });
  const names = all.map(({ name }) => name);
  assert.deepEqual(names, names.toSorted(new Intl.Collator('en').compare));
});

test('in a language other than English, a country has its English name, too', () => {
  assert.deepEqual(find('de', 'GB'), {
    id: '44-GB-0',
    name: 'Vereinigtes Königreich',
    englishName: 'United Kingdom',
    dialCode: '44',
    isoCode: 'GB',
  });
  // Mende, a language of Sierra Leone, has the tag `men`. This tag contains `en`, but Mende is not English.
  assert.equal(find('men', 'GB')?.englishName, 'United Kingdom');
  for (const english of ['en', 'en-GB']) assert.equal('englishName' in find(english, 'GB')!, false, english);
});

test('allowed and blocked countries can be listed by ISO code or dialling code', () => {
  const isoCodes = (lists: CountryLists) => filterCountries(all, lists).map(({ isoCode }) => isoCode);
  assert.deepEqual(isoCodes({ allowed: ['us', '+41'] }), ['CH', 'US']);
  assert.equal(isoCodes({ blocked: ['+1'] }).includes('US'), false);
  assert.equal(isoCodes({ blocked: ['us'] }).includes('CA'), true);
  assert.deepEqual(isoCodes({ allowed: ['CH', 'US', 'GB'], blocked: ['US', '+41'] }), ['GB']);
  assert.deepEqual(isoCodes({ allowed: ['CH', 'US'], blocked: ['US'] }), ['CH']);
  assert.equal(isoCodes({}).length, all.length);
});

test('the list for a language is always the same object, so that renderers do not draw it again', () => {
  const lists = { allowed: ['GB', 'AT'] };
  const list = listOfferedCountries(lists);
  const german = list('de');
  assert.deepEqual(
    german.map(({ name }) => name),
    ['Österreich', 'Vereinigtes Königreich'],
  );
  assert.equal(list('de'), german);
  assert.equal(listOfferedCountries(lists)('de'), german);
});

test('each language and each configuration has a list of its own', () => {
  const names = (lists: CountryLists, language: string) =>
    listOfferedCountries(lists)(language).map(({ name }) => name);
  const lists = { allowed: ['AT'] };
  assert.deepEqual(names(lists, 'de'), ['Österreich']);
  assert.deepEqual(names(lists, 'en'), ['Austria']);
  assert.deepEqual(names({ allowed: ['GB'] }, 'en'), ['United Kingdom']);
});
