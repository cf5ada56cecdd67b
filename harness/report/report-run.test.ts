import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findLanes, lanes } from '../lanes/lanes.ts';
import { describeRerun, describeUncheckedScreens, reportRun, takesEveryTransition } from './report-run.ts';

test('a screen without an axe check is an error on lanes that run all scenarios and whose renderer is checked', () => {
  for (const lane of lanes) {
    const expected =
      lane.renderer.checksAccessibility && lane.browser.only === undefined
        ? [`Screens on ${lane.name} that axe, which finds accessibility problems, did not check: signIn at /`]
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

test('a stopped run reports neither untaken transitions nor screens without an axe check', async () => {
  const [lane] = findLanes(['react:fake']);
  assert.ok(lane);
  const judgement = {
    scenarios: [],
    specErrors: [],
    harnessErrors: ['Stopped by SIGINT; 9 scenarios did not run'],
    uncheckedScreens: ['signIn at /'],
    listed: 9,
    excluded: 0,
    seconds: 1,
    exitCode: 2,
  } as const;
  const selection = { tags: '', name: '', shard: null };
  const print = async (isStopped: boolean): Promise<string> => {
    let printed = '';
    const run = { runs: [[lane, judgement] as const], selection, entries: [], isStopped };
    assert.equal(await reportRun(run, { write: (text) => void (printed += text) }), 2);
    return printed;
  };
  assert.match(await print(false), /Transition not taken by any scenario: .*\n[^]*did not check: signIn at \//);
  assert.equal(await print(true), '');
});

const failed = (id: string) => ({ id, verdict: 'regression' }) as const;

test('the failed scenarios of a lane are listed in a command that runs them again', () => {
  const scenarios = [failed('03-17/2'), { id: '03-18', verdict: 'passed' } as const, failed('03-17/3'), failed('04-1')];
  assert.deepEqual(describeRerun(['--lane', 'react:fake'], scenarios), [
    'To run only the failed scenarios again: npm run conformance -- --lane react:fake --tags "@03-17 or @04-1"',
  ]);
  assert.deepEqual(describeRerun(['--renderer', "../my app's/$x.ts"], [failed('04-1')]), [
    String.raw`To run only the failed scenarios again: npm run conformance -- --renderer '../my app'\''s/$x.ts' --tags "@04-1"`,
  ]);
});

test('there is no such command if nothing or too much has failed, or if a failed scenario has no ID', () => {
  const many = Array.from({ length: 21 }, (_, index) => failed(`03-${index + 1}`));
  assert.equal(describeRerun([], many.slice(1)).length, 1);
  for (const scenarios of [
    many,
    [],
    [{ id: '04-1', verdict: 'expected' } as const],
    [failed('04-1'), failed('A title')],
  ])
    assert.deepEqual(describeRerun([], scenarios), []);
});
