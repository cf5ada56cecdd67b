import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lanes } from '../lanes/lanes.ts';
import { describeUncheckedScreens } from './report-run.ts';

test('a screen without an axe check is an error on every lane whose renderer is checked', () => {
  for (const lane of lanes) {
    const expected = lane.renderer.checksAccessibility
      ? [`Screens without an axe check on ${lane.name}: signIn at /`]
      : [];
    assert.deepEqual(describeUncheckedScreens([lane, { uncheckedScreens: ['signIn at /'] }]), expected);
    assert.deepEqual(describeUncheckedScreens([lane, { uncheckedScreens: [] }]), []);
  }
  assert.ok(lanes.some(({ renderer }) => renderer.checksAccessibility));
  assert.ok(lanes.some(({ renderer }) => !renderer.checksAccessibility));
});
