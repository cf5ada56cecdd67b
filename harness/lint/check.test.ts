import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sampleCorpus } from '../sample-corpus/corpus.ts';
import { checkFeatures } from './check.ts';

test('steps with no or several definitions, and unused definitions, are problems', async () => {
  const { problems, summary } = await checkFeatures({ ...sampleCorpus, features: '0*.feature' });
  assert.deepEqual(problems, [
    '01-every-ending.feature:64: expected a Then in "Without steps"',
    '01-every-ending.feature:46: no step definition in steps/ matches this text: it sings',
    '01-every-ending.feature:51: 2 step definitions match "it pours": kettle.steps.ts:12: "it pours"; kettle.steps.ts:13: "^it pours$"',
    'kettle.steps.ts:19: unused step definition "this is unused"',
    'expectations/sample-known.yaml:13: the expectation refers to "01-99", but no scenario or requirement has this id. Correct or remove it',
  ]);
  assert.equal(
    summary,
    '4 of 5 requirements of the product specification have a Rule; 2 features, 4 Rules, 11 scenarios (12 counting each Examples row)',
  );
});

test('a built requirement without a scenario is a problem', async () => {
  const { problems } = await checkFeatures(sampleCorpus);
  const problem =
    'requirements.yaml:13: kettle.breaks has the status "built", but no scenario. Tag a Rule with @kettle.breaks, or change the status';
  assert.ok(problems.includes(problem));
});
