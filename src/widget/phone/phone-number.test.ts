import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listCountries, filterCountries } from './countries.ts';
import { findTypedCountry, formatPhoneNumber, parsePhoneNumber, replaceDialCode } from './phone-number.ts';

const all = listCountries('en');
const country = (isoCode: string) => all.find((each) => each.isoCode === isoCode) ?? assert.fail(isoCode);
const us = country('US');
const british = country('GB');
const only = (...isoCodes: string[]) => filterCountries(all, { allowed: isoCodes });

/** Parses a number. Returns `[number, country, national number]`, or the kind of error. */
function parse(typed: string, chosen = us, offered = all) {
  const number = parsePhoneNumber(typed, chosen, offered);
  return number.kind === 'number' ? [number.e164, number.country.isoCode, number.national] : number.kind;
}

for (const [typed, chosen, expected] of [
  ['(212) 555-0123', us, ['+12125550123', 'US', '2125550123']],
  ['020 7946 0958', british, ['+442079460958', 'GB', '2079460958']],
  [' +44 20 7946 0958 ', us, ['+442079460958', 'GB', '2079460958']],
  ['0044 20 7946 0958', us, ['+442079460958', 'GB', '2079460958']],
  ['011 44 20 7946 0958', us, ['+442079460958', 'GB', '2079460958']],
  ['0011 44 20 7946 0958', country('AU'), ['+442079460958', 'GB', '2079460958']],
  ['+1 242 355 1234', us, ['+12423551234', 'BS', '2423551234']],
  ['+52 1 55 1234 5678', us, ['+5215512345678', 'MX', '15512345678']],
  ['+52 55 1234 5678', us, ['+525512345678', 'MX', '5512345678']],
  ['1 55 1234 5678', country('MX'), ['+5215512345678', 'MX', '15512345678']],
  ['55 1234 5678', country('MX'), ['+525512345678', 'MX', '5512345678']],
  ['+52 2 55 1234 5678', us, 'invalid'],
  ['+52 21 55 1234 5678', us, 'invalid'],
  ['+52 1 55 1234 56789', us, 'invalid'],
  ['+44 1 20 7946 0958', us, 'invalid'],
  ['call 2125550123', us, 'invalid'],
  ['hello', us, 'invalid'],
  ['12', us, 'invalid'],
  ['+', us, 'invalid'],
  ['x+44 20', us, 'invalid'],
  ['+999 123', us, 'unsupported country'],
] as const) {
  test(`"${typed}" with ${chosen.name} selected is parsed as ${String(expected)}`, () => {
    assert.deepEqual(parse(typed, chosen), expected);
  });
}

test('a number from a country that is not offered is unsupported, with any international prefix', () => {
  const offered = only('US');
  for (const typed of ['+44 20 7946 0958', '0044 20 7946 0958', '011 44 20 7946 0958']) {
    assert.equal(parse(typed, us, offered), 'unsupported country', typed);
  }
  assert.equal(parse('+44 1', us, offered), 'unsupported country');
});

test('a number is accepted if any country with its dialling code is offered, and is assigned to that country', () => {
  assert.deepEqual(parse('+1 242 355 1234', british, only('GB', 'CA', 'US')), ['+12423551234', 'US', '2423551234']);
  assert.deepEqual(parse('+1 242 355 1234', british, only('GB', 'CA', 'JM')), ['+12423551234', 'CA', '2423551234']);
  assert.deepEqual(parse('+1 242 355 1234', country('CA'), only('CA', 'US')), ['+12423551234', 'CA', '2423551234']);
});

const findTyped = (typed: string, chosen = us, offered = all) =>
  findTypedCountry(typed, chosen, offered)?.isoCode ?? null;

test('a typed dialling code selects its country, or the main country if several share the code', () => {
  assert.equal(findTyped('+44'), 'GB');
  assert.equal(findTyped(' 0044 20'), 'GB');
  assert.equal(findTyped('+1', british), 'US');
  assert.equal(findTyped('+1', british, only('GB', 'CA', 'JM')), 'CA');
});

test('the selected country stays if it has the typed code, no offered country has it, or no code is typed yet', () => {
  assert.equal(findTyped('+1242'), null);
  assert.equal(findTyped('+44', us, only('US')), null);
  for (const typed of ['', '+', '44', 'x+44', '+0', '001144']) assert.equal(findTyped(typed), null, typed);
});

test('selecting a different country replaces the typed dialling code', () => {
  assert.equal(replaceDialCode('+1 212 555', british), '+44 212 555');
  assert.equal(replaceDialCode('001212555', british), '+44212555');
  assert.equal(replaceDialCode('+353 1 234', us), '+1 1 234');
});

test('a number without a dialling code, or with that of the selected country, stays as typed', () => {
  assert.equal(replaceDialCode(' 212 555', british), ' 212 555');
  assert.equal(replaceDialCode('0044 20', british), '0044 20');
});

test('a formatted number has groups of digits, between which no line breaks', () => {
  assert.equal(formatPhoneNumber('+16505550100'), '+1\u00A0650\u00A0555\u00A00100');
  assert.equal(formatPhoneNumber('+447400123456'), '+44\u00A07400\u00A0123456');
});

test('a text that is no number stays as it is', () => {
  assert.equal(formatPhoneNumber('+'), '+');
});
