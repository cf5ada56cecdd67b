import assert from 'node:assert/strict';
import { test } from 'node:test';
import { settingsOf } from '../config/settings.ts';
import type { SignInOption } from '../config/ui-config.ts';
import { allCountries, offeredCountries } from './countries.ts';
import { followedCountry, readNumber, recoded } from './phone-number.ts';
import { startingNumber } from './starting-number.ts';

const all = allCountries('en');
const country = (isoCode: string) => all.find((each) => each.isoCode === isoCode) ?? assert.fail(isoCode);
const us = country('US');
const british = country('GB');
const only = (...isoCodes: string[]) => offeredCountries(all, { allowed: isoCodes });

/** What a number is read as, in short. */
function read(typed: string, chosen = us, offered = all) {
  const number = readNumber(typed, chosen, offered);
  return number.kind === 'number' ? [number.e164, number.country.isoCode, number.national] : number.kind;
}

test('there are about 250 countries in the order of their names, each with its codes', () => {
  assert.ok(all.length > 240 && all.length < 256);
  assert.deepEqual(british, { id: '44-GB-0', name: 'United Kingdom', dialCode: '44', isoCode: 'GB' });
  assert.equal(allCountries('de').find(({ isoCode }) => isoCode === 'GB')?.name, 'Vereinigtes Königreich');
  const names = all.map(({ name }) => name);
  assert.deepEqual(names, names.toSorted(new Intl.Collator('en').compare));
});

test('a project takes the countries that it lists, and none that it blocks, by either code', () => {
  const isoCodes = (lists: Parameters<typeof offeredCountries>[1]) =>
    offeredCountries(all, lists).map(({ isoCode }) => isoCode);
  assert.deepEqual(isoCodes({ allowed: ['us', '+41'] }), ['CH', 'US']);
  assert.equal(isoCodes({ blocked: ['+1'] }).includes('US'), false);
  assert.equal(isoCodes({ blocked: ['us'] }).includes('CA'), true);
  assert.deepEqual(isoCodes({ allowed: ['CH', 'US', 'GB'], blocked: ['US', '+41'] }), ['GB']);
  assert.deepEqual(isoCodes({ allowed: ['CH', 'US'], blocked: ['US'] }), ['CH']);
  assert.equal(isoCodes({}).length, all.length);
});

for (const [typed, chosen, expected] of [
  ['(212) 555-0123', us, ['+12125550123', 'US', '2125550123']],
  ['020 7946 0958', british, ['+442079460958', 'GB', '2079460958']],
  [' +44 20 7946 0958 ', us, ['+442079460958', 'GB', '2079460958']],
  ['0044 20 7946 0958', us, ['+442079460958', 'GB', '2079460958']],
  ['011 44 20 7946 0958', us, ['+442079460958', 'GB', '2079460958']],
  ['0011 44 20 7946 0958', country('AU'), ['+442079460958', 'GB', '2079460958']],
  ['+1 242 355 1234', us, ['+12423551234', 'BS', '2423551234']],
  ['call 2125550123', us, 'invalid'],
  ['hello', us, 'invalid'],
  ['12', us, 'invalid'],
  ['+', us, 'invalid'],
  ['x+44 20', us, 'invalid'],
  ['+999 123', us, 'unsupported country'],
] as const) {
  test(`"${typed}" beside ${chosen.name} is ${String(expected)}`, () => {
    assert.deepEqual(read(typed, chosen), expected);
  });
}

test('a number of a country that is not offered is not supported, however its code is dialled', () => {
  const offered = only('US');
  for (const typed of ['+44 20 7946 0958', '0044 20 7946 0958', '011 44 20 7946 0958']) {
    assert.equal(read(typed, us, offered), 'unsupported country', typed);
  }
  assert.equal(read('+44 1', us, offered), 'unsupported country');
});

test('a number is taken if any country of its code is offered, and is then that country’s', () => {
  assert.deepEqual(read('+1 242 355 1234', british, only('GB', 'CA', 'US')), ['+12423551234', 'US', '2423551234']);
  assert.deepEqual(read('+1 242 355 1234', british, only('GB', 'CA', 'JM')), ['+12423551234', 'CA', '2423551234']);
  assert.deepEqual(read('+1 242 355 1234', country('CA'), only('CA', 'US')), ['+12423551234', 'CA', '2423551234']);
});

const followed = (typed: string, chosen = us, offered = all) =>
  followedCountry(typed, chosen, offered)?.isoCode ?? null;

test('the country follows a code that is typed, to the main one of those that share it', () => {
  assert.equal(followed('+44'), 'GB');
  assert.equal(followed(' 0044 20'), 'GB');
  assert.equal(followed('+1', british), 'US');
  assert.equal(followed('+1', british, only('GB', 'CA', 'JM')), 'CA');
});

test('it stays where the code is its own, is not offered, or there is none yet', () => {
  assert.equal(followed('+1242'), null);
  assert.equal(followed('+44', us, only('US')), null);
  for (const typed of ['', '+', '44', 'x+44', '+0', '001144']) assert.equal(followed(typed), null, typed);
});

test('another country that is chosen takes the place of the code that was typed', () => {
  assert.equal(recoded('+1 212 555', british), '+44 212 555');
  assert.equal(recoded('001212555', british), '+44212555');
  assert.equal(recoded('+353 1 234', us), '+1 1 234');
});

test('what has no code of its own, or that very one, stays as it was typed', () => {
  assert.equal(recoded(' 212 555', british), ' 212 555');
  assert.equal(recoded('0044 20', british), '0044 20');
});

/** What is there before anything was typed, where phone is the only way in or one of two. */
function begins(option: Omit<SignInOption, 'provider'>, isOnly = true) {
  const phone = { provider: 'phone', ...option };
  return startingNumber(settingsOf({ signInOptions: isOnly ? [phone] : [phone, { provider: 'password' }] }));
}

test('the developer may begin with a country and a number, each by itself or by a whole number', () => {
  assert.deepEqual(begins({}), { country: undefined, national: '' });
  assert.deepEqual(begins({ defaultCountry: 'GB', defaultNationalNumber: '20' }), { country: 'GB', national: '20' });
  assert.deepEqual(begins({ loginHint: ' +1 (242) 3551234' }), { country: '1-BS-0', national: '2423551234' });
  assert.deepEqual(begins({ loginHint: '+16505550100', defaultCountry: 'GB', defaultNationalNumber: '20' }), {
    country: 'GB',
    national: '20',
  });
});

test('a hint that is no whole number is none, and beside other ways in there is no number', () => {
  assert.deepEqual(begins({ loginHint: '6505550100' }), { country: undefined, national: '' });
  assert.deepEqual(begins({ loginHint: '701234567' }), { country: undefined, national: '' });
  assert.deepEqual(begins({ loginHint: '+1 hello' }), { country: undefined, national: '' });
  assert.deepEqual(begins({ loginHint: '+16505550100', defaultNationalNumber: '20' }, false), {
    country: '1-US-0',
    national: '',
  });
  assert.deepEqual(begins({ loginHint: '+16505550100', whitelistedCountries: ['XX'] }), {
    country: undefined,
    national: '',
  });
});
