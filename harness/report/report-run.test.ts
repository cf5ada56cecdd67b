import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findLanes, lanes } from '../lanes/lanes.ts';
import { describeUncheckedScreens, takesEveryTransition } from './report-run.ts';

test('a screen without an axe check is an error on lanes that run all scenarios and whose renderer is checked', () => {
  for (const lane of lanes) {
    const expected =
      lane.renderer.checksAccessibility && lane.browser.only === undefined
        ? [`Screens without an axe check on ${lane.name}: signIn at /`]
        : [];
    assert.deepEqual(describeUncheckedScreens([lane, { uncheckedScreens: ['signIn at /'] }]), expected);
    assert.deepEqual(describeUncheckedScreens([lane, { uncheckedScreens: [] }]), []);
  }
  assert.ok(lanes.some(({ renderer }) => renderer.checksAccessibility));
  assert.ok(lanes.some(({ renderer }) => !renderer.checksAccessibility));
});

test('a run need not take every transition if none of its lanes runs all scenarios', () => {
  const everything = { tags: '', name: '', shard: null };
  assert.equal(takesEveryTransition(everything, findLanes(['react:fake/webkit'])), false);
  assert.equal(takesEveryTransition(everything, findLanes(['react:fake/webkit', 'react:fake/firefox'])), true);
  assert.equal(takesEveryTransition({ ...everything, tags: '@a' }, findLanes(['react:fake'])), false);
});
