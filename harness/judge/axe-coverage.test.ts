import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findUncheckedScreens } from './axe-coverage.ts';

const transitions = ['tea', 'cup', 'tea', 'start'].map((to) => ({ from: 'start', to }));

const findUnchecked = (...checks: readonly (readonly [screen: string, hasRun: boolean])[]): readonly string[] =>
  findUncheckedScreens([{ transitions }, { axeChecks: checks.map(([screen, hasRun]) => ({ screen, hasRun })) }]);

test('a screen that was always gone before the check is unchecked', () => {
  assert.deepEqual(findUnchecked(['tea at /', false], ['cup at /', false], ['tea at /', false]), ['cup', 'tea']);
});

test('a screen that was reached but never seen is unchecked, unless it is invisible', () => {
  assert.deepEqual(findUnchecked(['tea at /', true]), ['cup']);
});

test('one check of a screen is enough', () => {
  assert.deepEqual(findUnchecked(['tea at /', false], ['tea at /', true], ['cup at /', true], ['cup at /', false]), []);
});

test('a check of a screen at one path is enough for all paths', () => {
  assert.deepEqual(findUnchecked(['tea at /', true], ['tea at /cummies', false], ['cup at /', true]), []);
});

test('pages that are not screens are checked at each path', () => {
  const screens = [
    ['tea at /', true],
    ['cup at /', true],
  ] as const;
  assert.deepEqual(findUnchecked(...screens, ['page at /', true], ['page at /cummies', false]), ['page at /cummies']);
});
