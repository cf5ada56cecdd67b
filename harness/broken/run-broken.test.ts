import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { corpus } from '../corpus/corpus.ts';
import { listRules, parseFeature } from '../corpus/parse-feature.ts';
import type { Judged } from '../judge/judge.ts';
import { brokenRenderers } from './broken.ts';
import { findUnexpectedFailures, judgeBroken, judgeTrial } from './run-broken.ts';

const scenario = (requirement: string, verdict: Judged['verdict']): Judged => ({
  id: '01-1',
  title: `${requirement} > It boils`,
  requirement,
  uri: 'kettle.feature',
  line: 1,
  name: 'It boils',
  status: verdict === 'passed' ? 'passed' : 'failed',
  failure: verdict === 'passed' ? null : { step: 'it does', line: 3, message: 'expected steam', type: 'StepError' },
  seconds: 0,
  verdict,
  expectation: null,
});
const kettle = { name: 'cold', mustFail: ['kettle.boils'] };
const judgeWhole = (...scenarios: readonly Judged[]) => judgeBroken(kettle, scenarios, true);
const judgePart = (...scenarios: readonly Judged[]) => judgeBroken(kettle, scenarios, false);

const passes = 'cold: expected the requirement kettle.boils to fail, but its scenarios passed';
const failsMore =
  'cold: kettle.pours fails, but is not on the list of this renderer in harness/broken:\n  01-1 kettle.pours > It boils\n  Failed at step: it does\n  expected steam';

test('a renderer that fails exactly the requirements on its list has no differences', () => {
  const scenarios = [scenario('kettle.boils', 'regression'), scenario('kettle.boils', 'passed')];
  assert.deepEqual(judgeWhole(...scenarios, scenario('kettle.pours', 'passed')), []);
});

test('a renderer that fails fewer or more requirements than those on its list has differences', () => {
  assert.deepEqual(judgeWhole(scenario('kettle.boils', 'passed')), [passes]);
  assert.deepEqual(judgeWhole(), [
    'cold: expected the requirement kettle.boils to fail, but none of its scenarios ran',
  ]);
  assert.deepEqual(judgeWhole(scenario('kettle.boils', 'regression'), scenario('kettle.pours', 'regression')), [
    failsMore,
  ]);
});

test('a run of some scenarios is judged only by the requirements that ran', () => {
  assert.deepEqual(judgePart(scenario('kettle.pours', 'passed')), []);
  assert.deepEqual(judgePart(scenario('kettle.boils', 'passed')), [passes]);
  assert.deepEqual(judgePart(scenario('kettle.pours', 'regression')), [failsMore]);
});

test('each unexpected failure is listed once', () => {
  const failures = ['kettle.boils', 'kettle.pours', 'kettle.pours'].map((id) => scenario(id, 'regression'));
  assert.deepEqual(findUnexpectedFailures(kettle, [...failures, scenario('kettle.whistles', 'passed')]), [
    'kettle.pours',
  ]);
});

test('each of the three broken renderers has a list in alphabetical order', () => {
  assert.equal(brokenRenderers.length, 3);
  for (const { name, mustFail } of brokenRenderers) {
    assert.ok(mustFail.length > 0, name);
    assert.deepEqual(mustFail, [...new Set(mustFail)].toSorted(), name);
  }
});

test('an error of the harness in the second run is an error of the harness', async () => {
  const lines: string[] = [];
  const pours = scenario('kettle.pours', 'regression');
  const runs = [
    { scenarios: [scenario('kettle.boils', 'regression'), pours], specErrors: [], harnessErrors: [] },
    { scenarios: [scenario('kettle.pours', 'passed')], specErrors: [], harnessErrors: ['worker 1 exited'] },
  ];
  const run = async () => runs.shift() ?? assert.fail('a third run');
  assert.equal(await judgeTrial(kettle, run, '', { write: (text: string) => lines.push(text) }), 2);
  assert.ok(lines.includes('✗ worker 1 exited\n'));
});

// Running the broken renderers takes long. So this test finds a new Rule that is missing in `mustFail` without a run.
test('a Rule with a message under a field is on the list of the renderer that does not connect messages to fields', () => {
  const requirements = globSync(corpus.features, { cwd: corpus.folder }).flatMap((name) => {
    const feature = parseFeature(name, readFileSync(join(corpus.folder, name), 'utf8'));
    return listRules(feature).flatMap(({ tags, children }) => {
      const texts = children.flatMap(({ scenario: each }) => each?.steps.map(({ text }) => text) ?? []);
      return texts.some((text) => /sees the message ".*" under "/.test(text))
        ? tags.map(({ name: tag }) => tag.slice(1))
        : [];
    });
  });
  const list = brokenRenderers.find(({ name }) => name === 'without-error-links')?.mustFail;
  assert.ok(requirements.length > 50, String(requirements.length));
  assert.deepEqual(
    requirements.filter((requirement) => !list?.includes(requirement)),
    [],
  );
});
