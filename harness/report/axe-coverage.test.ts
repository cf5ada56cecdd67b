import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findLanes } from '../lanes/lanes.ts';
import { findUncheckedScreens } from './axe-coverage.ts';

const runOn = (lane: string, ...uncheckedScreens: readonly string[]) =>
  findLanes([lane]).map((each) => [each, { uncheckedScreens }] as const);

test('screens without an axe check are an error if all scenarios ran', () => {
  const runs = [...runOn('react:fake', 'cup', 'tea at /'), ...runOn('plain:fake')];
  assert.deepEqual(findUncheckedScreens(runs, true), ['Screens without an axe check on react:fake: cup, tea at /']);
  assert.deepEqual(findUncheckedScreens(runs, false), []);
});

test('the reference needs no axe checks', () => {
  const runs = [...runOn('react:fake'), ...runOn('firebaseui:emulator', 'tea')];
  assert.deepEqual(findUncheckedScreens(runs, true), []);
});
