import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listCountries } from '../../widget/phone/countries.ts';
import { afterKey, closed, countriesOf, opened, searched, taken, type ChooserState } from './country-chooser.ts';

const options = listCountries('en');
const germany = options.find(({ isoCode }) => isoCode === 'DE') ?? null;
const atGermany = options.findIndex((country) => country === germany);
const shut: ChooserState = { options, chosen: germany, isOpen: false, typed: '', highlighted: -1 };
const last = options.length - 1;

/** Where keys lead, pressed one after another. */
function after(state: ChooserState, ...keys: readonly string[]): ChooserState {
  return keys.reduce((now, key) => afterKey(now, key, false) ?? assert.fail(`${key} means nothing`), state);
}

test('an arrow opens the list at the country that is chosen', () => {
  assert.equal(after(shut, 'ArrowDown').highlighted, atGermany);
  assert.equal(after(shut, 'ArrowUp').isOpen, true);
  assert.equal(opened({ ...shut, chosen: null }).highlighted, 0);
});

test('arrows go round, pages stop at the ends', () => {
  const open = opened(shut);
  assert.equal(after(open, 'ArrowDown').highlighted, atGermany + 1);
  assert.equal(after(open, 'ArrowUp').highlighted, atGermany - 1);
  assert.equal(after(open, 'Home', 'ArrowUp').highlighted, last);
  assert.equal(after(open, 'End', 'ArrowDown').highlighted, 0);
  assert.equal(after(open, 'PageDown').highlighted, atGermany + 10);
  assert.equal(after(open, 'Home', 'PageUp').highlighted, 0);
  assert.equal(after(open, 'End', 'PageDown').highlighted, last);
});

test('Enter takes what is at hand, Escape leaves what was chosen', () => {
  assert.equal(after(opened(shut), 'Home', 'Enter').chosen, options[0]);
  assert.deepEqual(after(opened(shut), 'Home', 'Escape'), shut);
  assert.equal(taken(searched(shut, 'port'), 0).chosen?.name, 'Portugal');
});

test('where nothing fits, there is nothing to be taken, and no way to go', () => {
  const lost = searched(shut, 'atlantis');
  assert.deepEqual(countriesOf(lost), []);
  assert.equal(after(lost, 'ArrowDown').highlighted, -1);
  assert.deepEqual(after(lost, 'Enter'), shut);
});

test('what is no key of the list is left to the browser', () => {
  assert.equal(afterKey(shut, 'Enter', false), null);
  assert.equal(afterKey(opened(shut), 'a', false), null);
  assert.equal(afterKey(opened(shut), 'Tab', false), null);
  assert.deepEqual(closed(opened(shut)), shut);
});
