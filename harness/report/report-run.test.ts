import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findLanes, lanes } from '../lanes/lanes.ts';
import { describeRerun, describeUncheckedScreens, takesEveryTransition } from './report-run.ts';

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

const failed = (id: string) => ({ id, verdict: 'regression' }) as const;

test('a lane with failed scenarios has a command that runs only these', () => {
  const scenarios = [failed('03-17/2'), { id: '03-18', verdict: 'passed' } as const, failed('03-17/3'), failed('04-1')];
  const start = 'To run only what has failed: npm run conformance -- --';
  assert.deepEqual(describeRerun({ name: 'react:fake' }, scenarios), [
    `${start}lane react:fake --tags "@03-17 or @04-1"`,
  ]);
  assert.deepEqual(describeRerun({ name: 'react:fake', locale: 'de' }, [failed('04-1')]), [
    `${start}lane react:fake --locale de --tags "@04-1"`,
  ]);
  assert.deepEqual(describeRerun({ name: 'my:fake' }, [failed('04-1')], '../my.ts'), [
    `${start}renderer ../my.ts --tags "@04-1"`,
  ]);
});

test('there is no such command if nothing or too much has failed, or if the failed scenario has no ID', () => {
  const many = Array.from({ length: 21 }, (_, index) => failed(`03-${index + 1}`));
  assert.equal(describeRerun({ name: 'react:fake' }, many.slice(1)).length, 1);
  for (const scenarios of [many, [], [{ id: '04-1', verdict: 'expected' } as const], [failed('A title')]])
    assert.deepEqual(describeRerun({ name: 'react:fake' }, scenarios), []);
  // A merged report does not name the renderer's module.
  assert.deepEqual(describeRerun({ name: 'my:fake' }, [failed('04-1')]), []);
});
