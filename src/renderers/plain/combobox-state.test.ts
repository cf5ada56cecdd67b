import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listCountries } from '../../widget/phone/countries.ts';
import {
  closeList,
  findMatches,
  handleKey,
  openList,
  selectMatch,
  setSearch,
  type ComboboxState,
} from './combobox-state.ts';

const options = listCountries('en');
const germany = options.find(({ isoCode }) => isoCode === 'DE') ?? null;
const germanyIndex = options.findIndex((country) => country === germany);
const closed: ComboboxState = { options, selected: germany, isOpen: false, search: '', highlighted: -1 };
const lastIndex = options.length - 1;

function press(state: ComboboxState, ...keys: readonly string[]): ComboboxState {
  return keys.reduce((current, key) => handleKey(current, key, false) ?? assert.fail(`${key} is not handled`), state);
}

test('an arrow key opens the list at the selected country', () => {
  assert.equal(press(closed, 'ArrowDown').highlighted, germanyIndex);
  assert.equal(press(closed, 'ArrowUp').isOpen, true);
  assert.equal(openList({ ...closed, selected: null }).highlighted, 0);
});

test('arrow keys wrap around, and page keys stop at the ends', () => {
  const open = openList(closed);
  assert.equal(press(open, 'ArrowDown').highlighted, germanyIndex + 1);
  assert.equal(press(open, 'ArrowUp').highlighted, germanyIndex - 1);
  assert.equal(press(open, 'Home', 'ArrowUp').highlighted, lastIndex);
  assert.equal(press(open, 'End', 'ArrowDown').highlighted, 0);
  assert.equal(press(open, 'PageDown').highlighted, germanyIndex + 10);
  assert.equal(press(open, 'Home', 'PageUp').highlighted, 0);
  assert.equal(press(open, 'End', 'PageDown').highlighted, lastIndex);
});

test('Enter selects the highlighted country, and Escape keeps the selected country', () => {
  assert.equal(press(openList(closed), 'Home', 'Enter').selected, options[0]);
  assert.deepEqual(press(openList(closed), 'Home', 'Escape'), closed);
  assert.equal(selectMatch(setSearch(closed, 'port'), 0).selected?.name, 'Portugal');
});

test('a search without matches highlights and selects nothing', () => {
  const noMatch = setSearch(closed, 'atlantis');
  assert.deepEqual(findMatches(noMatch), []);
  assert.equal(press(noMatch, 'ArrowDown').highlighted, -1);
  assert.deepEqual(press(noMatch, 'Enter'), closed);
});

test('other keys are left to the browser', () => {
  assert.equal(handleKey(closed, 'Enter', false), null);
  assert.equal(handleKey(openList(closed), 'a', false), null);
  assert.equal(handleKey(openList(closed), 'Tab', false), null);
  assert.deepEqual(closeList(openList(closed)), closed);
});
