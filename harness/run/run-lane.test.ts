import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import type { Corpus } from '../corpus/corpus.ts';
import type { RunJudgement } from '../judge/judge-run.ts';
import { ProgressPrinter } from '../report/progress-printer.ts';
import { reportJUnit } from '../report/junit.ts';
import { summarize } from '../report/summary.ts';
import { readRequirements } from '../corpus/requirements.ts';
import { runLane, type RunOptions } from './run-lane.ts';
import { sampleCorpus, sampleLane } from '../sample-corpus/corpus.ts';

const requirementsPath = join(sampleCorpus.folder, sampleCorpus.requirements);
const requirements = await readRequirements(requirementsPath, sampleCorpus.requirements);

async function run(name: string, options: Partial<RunOptions> = {}, corpus: Corpus = sampleCorpus) {
  let printed = '';
  const progress = new ProgressPrinter({ write: (text) => (printed += text) }, requirements.entries);
  const judgement = await runLane({ corpus, lane: sampleLane(name), options, worldParameters: {}, progress });
  return { judgement, printed };
}

const verdicts = ({ scenarios }: RunJudgement) =>
  Object.fromEntries(scenarios.map(({ id, verdict }) => [id, verdict]).toSorted());

describe('a lane with expectations', () => {
  let report: string;
  let judgement: RunJudgement;
  let printed: string;
  before(async () => {
    report = await mkdtemp(join(tmpdir(), 'doorstep-harness-'));
    ({ judgement, printed } = await run('known', { report }));
  });
  after(() => rm(report, { recursive: true }));

  test('has a verdict for each scenario', () => {
    assert.deepEqual(verdicts(judgement), {
      '01-1': 'passed',
      '01-10': 'undefined',
      '01-2/1': 'passed',
      '01-2/2': 'regression',
      '01-3': 'expected',
      '01-4': 'changed',
      '01-5': 'stale',
      '01-6': 'undefined',
      '01-7': 'ambiguous',
      '01-8': 'pending',
      '01-9': 'skipped',
    });
    assert.deepEqual(judgement.specErrors, [
      'Unused expectation: no scenario or requirement has the id "01-99". Remove it from features/expectations',
    ]);
    assert.equal(judgement.exitCode, 1);
  });

  test('prints the details of every unexpected result', () => {
    for (const pattern of [
      /✗ 01-2\/2 With 2 litres of tea\n {2}values of this example: 5\n {2}scenario at 01-every-ending\.feature:20, step at 01-every-ending\.feature:15\n {2}Failed at step: it boils after 5 minutes\n {4}expected it to boil within 4 minutes, saw 5\n {2}requirement kettle\.boils: The kettle boils\.\n/,
      /Undefined step: it sings\n/,
      /Ambiguous step: it pours\n/,
      /Unexpected pass: remove the expectation below from features\/expectations/,
      /Failed with a different error than expected, at step: it is silent\n.*\n {2}expected an error with this text: expected a song\n/,
      /✗ Unused expectation: /,
    ]) {
      assert.match(printed, pattern);
    }
    assert.doesNotMatch(printed, /> Boiling water|> Failing as expected/);
  });

  test('is summarized by requirement, including those without a scenario', () => {
    const ids = requirements.entries.map(({ id }) => id);
    const { requirements: byId, scenarios, passed, failed, perSecond } = summarize(judgement, ids);
    assert.deepEqual({ scenarios, passed, failed }, { scenarios: 11, passed: 2, failed: 8 });
    assert.ok(perSecond > 0);
    assert.deepEqual(byId, {
      'kettle.boils': { scenarios: 3, verdict: 'failed' },
      'kettle.whistles': { scenarios: 3, verdict: 'failed' },
      'kettle.pours': { scenarios: 5, verdict: 'failed' },
      'kettle.breaks': { scenarios: 0, verdict: 'none' },
      'kettle.talks': { scenarios: 0, verdict: 'none' },
    });
  });

  test('is reported as JUnit XML, in which an expected failure is a pass', () => {
    const xml = [...reportJUnit('sample:known', judgement)].join('');
    assert.match(xml, /<testsuite name="sample:known" tests="12" failures="9"/);
    assert.equal(xml.match(/<failure/g)?.length, 9);
    assert.match(xml, /name="01-2\/2 kettle\.boils &gt; With 2 litres of tea &gt; 5"/);
    assert.match(xml, /<system-out>expected: this kettle has no whistle/);
  });

  test('writes its messages to the report', async () => {
    const lines = (await readFile(join(report, 'sample-known', 'messages.ndjson'), 'utf8')).trim().split('\n');
    const envelopes = lines.map((line): object => JSON.parse(line));
    assert.equal(envelopes.filter((envelope) => 'testCaseFinished' in envelope).length, 11);
    assert.ok(envelopes.some((envelope) => 'testRunFinished' in envelope));
  });
});

test('shards together run each scenario once', async () => {
  const first = await run('new', { shard: { index: 1, total: 2 } });
  const second = await run('new', { shard: { index: 2, total: 2 } });
  const ids = [first, second].flatMap(({ judgement }) => judgement.scenarios.map(({ id }) => id));
  assert.equal(ids.length, 11);
  assert.equal(new Set(ids).size, 11);
  assert.deepEqual([...first.judgement.specErrors, ...second.judgement.specErrors], []);
});

for (const [title, options, corpus, exitCode, output] of [
  ['a run that passes', { name: 'Boiling water' }, {}, 0, /^\.\n$/],
  [
    'a lane without expectations',
    { tags: '@kettle.whistles' },
    {},
    1,
    /^[^✗]*(✗ 01-[34] Failing [^✗]*Failed at step[^✗]*){2}$/,
  ],
  [
    'a name, which is not a pattern,',
    { name: 'It d.es' },
    {},
    1,
    /^✗ No scenario ran: the options select none of the 11 scenarios\. Check --tags, --name and --shard\n$/,
  ],
  [
    'a tag without a scenario',
    { tags: '@kettle.flies' },
    {},
    1,
    /^✗ No scenario ran: the options select none of the 11 scenarios\. Check --tags, --name and --shard\n$/,
  ],
  [
    'a corpus without features',
    {},
    { features: 'nowhere/*' },
    1,
    /^✗ No scenario ran: the features contain no scenario\n$/,
  ],
  [
    'an error of the harness, for which the product is not blamed,',
    {},
    { features: '02-*.feature' },
    2,
    /Test harness error, so the product was not judged, at step: there is no stove\n {4}the stove is gone/,
  ],
] as const) {
  test(`${title} has exit code ${exitCode}`, async () => {
    const { judgement, printed } = await run('new', options, { ...sampleCorpus, ...corpus });
    assert.equal(judgement.exitCode, exitCode);
    assert.match(printed, output);
  });
}
