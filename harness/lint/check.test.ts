import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkFeatures } from './check.ts';
import { sampleCorpus } from '../sample-corpus/corpus.ts';

test('finds steps that nobody wrote, that were written twice, and that nobody says', async () => {
  const { problems } = await checkFeatures({ ...sampleCorpus, features: '0*.feature' });
  assert.deepEqual(problems, [
    '01-every-ending.feature:54: expected a Then in "Nothing at all"',
    '01-every-ending.feature:40: no step definition fits "it sings"',
    '01-every-ending.feature:44: 2 step definitions fit "it pours": kettle.steps.ts:12: "it pours"; kettle.steps.ts:13: "^it pours$"',
    'kettle.steps.ts:19: "nobody says this" fits no step of any feature',
  ]);
});

test('counts what there is', async () => {
  const { summary } = await checkFeatures({ ...sampleCorpus, features: '0*.feature' });
  assert.equal(summary, '5 requirements: 4 built, 1 later; 2 features; 4 rules; 11 scenarios');
});

test('a requirement that is built and has no scenario is a problem', async () => {
  const { problems } = await checkFeatures(sampleCorpus);
  assert.ok(
    problems.includes(
      'requirements.yaml:13: kettle.breaks is built: expected a Rule with @kettle.breaks and a scenario',
    ),
  );
});
