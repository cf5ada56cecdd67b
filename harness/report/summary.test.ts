import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Expectation } from '../judge/expectations.ts';
import type { Judged } from '../judge/judge.ts';
import { formatOtherLanes, formatShares, formatSummary, summarize } from './summary.ts';

test('faults of the renderer are counted apart from all other differences', () => {
  const expectations: readonly Partial<Expectation>[] = [
    { decision: 'reference-fault' },
    { decision: 'reference-fault' },
    { decision: 'reference-fault', lacks: 'a page' },
    { decision: 'ours-differs-on-purpose' },
    { decision: 'ours-differs-on-purpose', lacks: 'a page' },
    { decision: 'backend-cannot' },
  ];
  const failures = expectations.map((expectation) => ({ verdict: 'expected', expectation }) as Judged);
  const scenarios = [...failures, { verdict: 'passed', expectation: expectations[0] } as Judged];
  const { rendererFaults, onMissingScreens } = summarize({ scenarios, seconds: 1, excluded: 0 }, []);
  assert.deepEqual({ rendererFaults, onMissingScreens }, { rendererFaults: 2, onMissingScreens: 2 });
});

const summary = {
  scenarios: 5,
  passed: 2,
  failed: 0,
  perSecond: 1.5,
  excluded: 7,
  onMissingScreens: 2,
  rendererFaults: 0,
  excludedFeatures: {},
  requirements: {},
};

test('a summary names expected failures only if there are any', () => {
  assert.equal(
    formatSummary('a:b', summary),
    'a:b: 5 scenarios, 2 passed, 3 failed as expected, 0 failed unexpectedly, 1.5 scenarios per second',
  );
  assert.equal(
    formatSummary('a:b', { ...summary, scenarios: 1, passed: 1 }),
    'a:b: 1 scenario, 1 passed, 0 failed, 1.5 scenarios per second',
  );
});

test('the share of passed scenarios is rounded, but is 100 % only if all passed', () => {
  const many = { ...summary, scenarios: 10_000, onMissingScreens: 0 };
  assert.match(String(formatShares('a:b', { ...many, passed: 9_999 })), /9999 of 10000 scenarios passed \(99\.9 %\)/);
  assert.match(String(formatShares('a:b', { ...many, passed: 10_000 })), /10000 of 10000 scenarios passed \(100 %\)/);
  assert.deepEqual(formatShares('a:b', summary), [
    'a:b: 2 scenarios failed as expected because a screen is missing; of the other 3, 2 passed (66.7 %)',
    'a:b: never run: 7 scenarios of single requirements that do not apply to this renderer (harness/lanes/renderers.ts)',
  ]);
});

test('scenarios in excluded features are counted on a line of their own', () => {
  const excludedFeatures = { 'features/01-tea.feature': 3, 'features/09-milk.feature': 4 };
  assert.equal(
    formatShares('a:b', { ...summary, excludedFeatures }).at(-1),
    'a:b: never run: 7 scenarios, all of 2 features that do not apply to this renderer (harness/lanes/renderers.ts)',
  );
});

test('faults of the renderer are followed by the share of passed scenarios among the others', () => {
  assert.equal(
    formatShares('a:b', { ...summary, scenarios: 9, passed: 4, failed: 1, rendererFaults: 1 })[1],
    'a:b: expected failures that are known bugs of the renderer: 1 of 4. Without these and the 2 with a missing screen, ' +
      '4 of 6 scenarios passed (66.7 %). For the reason of each failure, see features/expectations',
  );
  assert.equal(
    formatShares('a:b', { ...summary, scenarios: 17, passed: 12, onMissingScreens: 0, rendererFaults: 2 })[1],
    'a:b: expected failures that are known bugs of the renderer: 2 of 5. Without these, 12 of 15 scenarios passed (80 %). ' +
      'For the reason of each failure, see features/expectations',
  );
});

test('scenarios that are only for other lanes are counted', () => {
  const scenarios = [{ verdict: 'passed' }, { verdict: 'failed' }] as Judged[];
  assert.deepEqual(formatOtherLanes('a:b', { listed: 5, scenarios, excluded: 2 }), [
    'a:b: 1 scenario not run, because their tags are for other lanes',
  ]);
  assert.deepEqual(formatOtherLanes('a:b', { listed: 4, scenarios, excluded: 2 }), []);
});

test('the share of no scenarios is 0 %', () => {
  assert.match(
    String(formatShares('a:b', { ...summary, scenarios: 2, passed: 0 })),
    /of the other 0, 0 passed \(0 %\)/,
  );
});

test('missing screens are named only if scenarios failed because of them', () => {
  const [share] = formatShares('a:b', { ...summary, onMissingScreens: 0 });
  assert.equal(share, 'a:b: 2 of 5 scenarios passed (40 %)');
});
