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

const requirements = await readRequirements(
  join(sampleCorpus.folder, sampleCorpus.requirements),
  sampleCorpus.requirements,
);

async function run(name: string, options: Partial<RunOptions> = {}, corpus: Corpus = sampleCorpus) {
  let printed = '';
  const progress = new ProgressPrinter({ write: (text) => (printed += text) }, requirements.entries);
  const lane = sampleLane(name);
  const judgement = await runLane({
    corpus,
    lane,
    options: options,
    worldParameters: {},
    progress,
  });
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
      'kettle.boils > It boils': 'passed',
      'kettle.boils > With <litres> litres of <liquid> > 1 | water | 3': 'passed',
      'kettle.boils > With <litres> litres of <liquid> > 2 | tea | 5': 'regression',
      'kettle.pours > A skipped step': 'skipped',
      'kettle.pours > An undefined step': 'undefined',
      'kettle.pours > A pending step': 'pending',
      'kettle.pours > An ambiguous step': 'ambiguous',
      'kettle.pours > Without steps': 'undefined',
      'kettle.whistles > It fails as expected': 'expected',
      'kettle.whistles > It fails with a different message': 'changed',
      'kettle.whistles > It passes although it should fail': 'stale',
    });
    assert.deepEqual(judgement.specErrors, [
      'Unused expectation: no scenario has the id "kettle.gone > A removed scenario"',
    ]);
    assert.equal(judgement.exitCode, 1);
  });

  test('prints the details of every unexpected result', () => {
    assert.match(
      printed,
      /✗ With 2 litres of tea\n {2}01-every-ending\.feature:18\n {2}Failed at step: it boils after 5 minutes\n {4}expected it to boil within 4 minutes, saw 5\n {2}requirement kettle\.boils: The kettle boils\.\n/,
    );
    assert.match(printed, /Undefined step: it sings\n/);
    assert.match(printed, /Ambiguous step: it pours\n/);
    assert.match(printed, /Unexpected pass: remove the expectation/);
    assert.match(
      printed,
      /Failed with a different error than expected, at step: it is silent\n.*\n {2}expected error: expected a song\n/,
    );
    assert.match(printed, /✗ Unused expectation: /);
    assert.doesNotMatch(printed, /✗ It boils|✗ It fails as expected/);
  });

  test('is summarized by requirement, including those without a scenario', () => {
    const { requirements: byId, ...counts } = summarize(
      judgement,
      requirements.entries.map(({ id }) => id),
    );
    assert.deepEqual(
      { ...counts, perSecond: counts.perSecond > 0 },
      {
        scenarios: 11,
        passed: 2,
        failed: 8,
        perSecond: true,
        excluded: 0,
        onMissingScreens: 0,
        rendererFaults: 0,
        excludedFeatures: {},
      },
    );
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
    assert.match(xml, /name="kettle\.boils &gt; With &lt;litres&gt; litres of &lt;liquid&gt; &gt; 2 \| tea \| 5"/);
    assert.match(xml, /<system-out>expected: this kettle has no whistle/);
  });

  test('writes its messages to the report', async () => {
    const lines = (await readFile(join(report, 'sample-known', 'messages.ndjson'), 'utf8')).trim().split('\n');
    const envelopes = lines.map((line): object => JSON.parse(line));
    assert.equal(envelopes.filter((envelope) => 'testCaseFinished' in envelope).length, 11);
    assert.ok(envelopes.some((envelope) => 'testRunFinished' in envelope));
  });
});

test('every failure on a lane without expectations is a regression', async () => {
  const { judgement } = await run('new', { tags: '@kettle.whistles' });
  assert.deepEqual(verdicts(judgement), {
    'kettle.whistles > It fails as expected': 'regression',
    'kettle.whistles > It fails with a different message': 'regression',
    'kettle.whistles > It passes although it should fail': 'passed',
  });
});

test('shards run each scenario once, and each knows the ids of all', async () => {
  const first = await run('new', { shard: { index: 1, total: 2 } });
  const second = await run('new', { shard: { index: 2, total: 2 } });
  const ids = [first, second].flatMap(({ judgement }) => judgement.scenarios.map(({ id }) => id));
  assert.equal(ids.length, 11);
  assert.equal(new Set(ids).size, 11);
  assert.deepEqual([...first.judgement.specErrors, ...second.judgement.specErrors], []);
});

test('a run that passes has exit code 0', async () => {
  const { judgement, printed } = await run('new', { name: 'It boils' });
  assert.equal(judgement.exitCode, 0);
  assert.equal(printed, '.\n');
});

test('a name is a text, not a pattern', async () => {
  const { judgement } = await run('new', { name: 'It d.es' });
  assert.deepEqual(judgement.specErrors, ['No scenario ran: none of 11 was selected']);
  assert.equal(judgement.exitCode, 1);
});

test('tags without a scenario have exit code 1', async () => {
  const { judgement } = await run('new', { tags: '@kettle.flies' });
  assert.equal(judgement.exitCode, 1);
});

test('a corpus without features fails', async () => {
  const { judgement } = await run('new', {}, { ...sampleCorpus, features: 'nowhere/*.feature' });
  assert.deepEqual(judgement.specErrors, ['No scenario ran: there is none']);
});

test('an error of the harness has exit code 2, and is not blamed on the product', async () => {
  const { judgement, printed } = await run('new', {}, { ...sampleCorpus, features: '02-*.feature' });
  assert.deepEqual(verdicts(judgement), { 'kettle.breaks > The stove is gone': 'harness error' });
  assert.match(
    printed,
    /Harness error, so the product was not judged, at step: there is no stove\n {4}the stove is gone/,
  );
  assert.equal(judgement.exitCode, 2);
});
