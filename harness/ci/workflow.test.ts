import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { inProject } from '../../tools/project.ts';
import { lanes } from '../lanes/lanes.ts';
import { readOptions } from '../command/options.ts';
import { faultOf, readShard } from '../corpus/shard.ts';
import { matrixOf, needsOf, readWorkflow, wordsOf } from './workflow.ts';

const { jobs, permissions } = await readWorkflow();
const everyJob = Object.entries(jobs);
const everyStep = everyJob.flatMap(([name, job]) => job.steps.map((step) => ({ name, job, step })));

test('continuous integration runs every lane that there is', () => {
  assert.deepEqual(
    matrixOf(jobs['lane'], 'lane'),
    lanes.map(({ name }) => name),
  );
});

test('continuous integration runs shards that are a whole', () => {
  const shards = matrixOf(jobs['lane'], 'shard').map((text) => readShard(text) ?? assert.fail(`"${text}" is no shard`));
  assert.equal(faultOf('each lane', shards), null);
});

test('every line is one of our commands, with options that it has', async () => {
  const { scripts } = JSON.parse(await readFile(inProject('package.json'), 'utf8')) as { scripts: object };
  const lines = everyStep.filter(({ step }) => step.run !== undefined).flatMap(({ job, step }) => wordsOf(step, job));
  assert.equal(lines.length, 2 + lanes.length * 2 + 2);
  for (const [npm, run, command = '', ...words] of lines) {
    assert.deepEqual([npm, run], ['npm', 'run']);
    assert.ok(Object.hasOwn(scripts, command), `no script is named ${command}`);
    if (command === 'conformance' && words[1] !== 'merge') assert.equal(readOptions(words.slice(1)).lanes.length, 1);
  }
});

test('a job waits for those that leave behind what it fetches', () => {
  const uploads = (name: string): readonly (string | number | undefined)[] =>
    (jobs[name]?.steps ?? [])
      .filter(({ uses = '' }) => uses.includes('/upload-artifact@'))
      .map((step) => step.with?.['name']);
  const fetching = everyStep.filter(({ step: { uses = '' } }) => uses.includes('/download-artifact@'));
  assert.deepEqual(
    fetching.map(({ name }) => name),
    ['conformance', 'site', 'publish'],
  );
  for (const { name, job, step } of fetching) {
    const wanted = step.with?.['name'] ?? step.with?.['pattern'];
    const left = needsOf(job).flatMap(uploads);
    const isThere = left.some((each) => each === wanted || (wanted === 'shard-*' && String(each).startsWith('shard-')));
    assert.ok(isThere, `${name} fetches ${wanted}; the jobs that it waits for leave ${left.join(', ')}`);
  }
  for (const [name, job] of everyJob) {
    for (const need of needsOf(job)) assert.ok(Object.hasOwn(jobs, need), `${name} waits for ${need}, which is no job`);
  }
});

test('only what publishes may write, only of main, when all is green, and it runs none of our code', () => {
  assert.deepEqual(permissions, { contents: 'read' });
  const writing = everyJob.filter(([, job]) => job.permissions !== undefined);
  assert.deepEqual(
    writing.map(([name]) => name),
    ['publish'],
  );
  const publish = jobs['publish'] ?? assert.fail('expected a job that publishes');
  assert.deepEqual(publish.permissions, { pages: 'write', 'id-token': 'write' });
  assert.equal(publish.if, "${{ github.event_name == 'push' && github.ref == 'refs/heads/main' }}");
  assert.deepEqual(needsOf(publish), ['checks', 'site']);
  assert.ok(publish.steps.every(({ run, uses = '' }) => run === undefined && !uses.includes('/checkout@')));
});
