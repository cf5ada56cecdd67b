import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { lanesNamed } from '../lanes/lanes.ts';
import { merge } from './merge.ts';
import { ProgressPrinter } from './print-progress.ts';
import type { Summary } from './summary.ts';
import { everyScenario } from '../command/options.ts';
import { runLane } from '../run/run-lane.ts';
import { readShard } from '../corpus/shard.ts';
import { sampleCorpus } from '../sample-corpus/corpus.ts';

const tags = '@kettle.boils';
const silent = { write() {} };
let work: string;
let printed: string;
const output = { write: (text: string) => (printed += text) };
beforeEach(async () => {
  work = await mkdtemp(join(tmpdir(), 'doorstep-merge-'));
  printed = '';
});
afterEach(() => rm(work, { recursive: true }));

/** Leaves the report of a shard behind, of the sample corpus under the name of one of our lanes. */
async function run(shard: string, name = shard.replace('/', '-')): Promise<string> {
  const folder = join(work, name);
  for (const lane of lanesNamed(['react:fake'])) {
    const options = { ...everyScenario, tags, report: folder, shard: readShard(shard), workers: 1 };
    const printer = new ProgressPrinter(silent, []);
    await runLane({ corpus: sampleCorpus, lane, options, worldParameters: {}, printer });
  }
  await summarizeAs(folder, { tags, name: '', shard });
  return folder;
}

async function summarizeAs(folder: string, choice: Summary['choice']): Promise<void> {
  await writeFile(join(folder, 'summary.json'), JSON.stringify({ choice, lanes: { 'react:fake': {} } }));
}

const merged = (...folders: readonly string[]) => merge([...folders, '--report', join(work, 'all')], output);

test('shards are judged and reported as one run', async () => {
  const folders = [await run('2/2'), await run('1/2')];
  assert.equal(await merged(...folders), 1); // one of the three boils too late
  assert.match(printed, /✗ With 2 litres of tea\n/);
  assert.match(printed, /react:fake: 3 scenarios, 2 passed, 1 failed/);
  const summary = JSON.parse(await readFile(join(work, 'all', 'summary.json'), 'utf8')) as Summary;
  assert.deepEqual(summary.choice, { tags, name: '', shard: null });
  const junit = await readFile(join(work, 'all', 'react-fake', 'junit.xml'), 'utf8');
  assert.match(junit, /tests="3" failures="1"/);
  const messages = await readFile(join(work, 'all', 'react-fake', 'messages.ndjson'), 'utf8');
  assert.equal(messages.match(/^\{"testCaseFinished"/gm)?.length, 3);
});

test('a shard that is missing is an error', async () => {
  await assert.rejects(merged(await run('1/2')), /react:fake: shard 2\/2 is missing/);
});

test('a shard that is there twice is an error', async () => {
  await assert.rejects(merged(await run('1/2'), await run('1/2', 'again')), /shard 1\/2 is there 2 times/);
});

test('a shard of another choice of scenarios is an error', async () => {
  const [one, other] = [await run('1/2'), await run('2/2')];
  await summarizeAs(other, { tags: '', name: '', shard: '2/2' });
  await assert.rejects(merged(one, other), /same choice of scenarios/);
});

test('what is no report of a shard is an error', async () => {
  await assert.rejects(merged(join(work, 'nowhere')), /nowhere: .* found no summary\.json/);
  const folder = await run('1/2');
  await summarizeAs(folder, { tags, name: '', shard: null });
  await assert.rejects(merged(folder), /expected the report of a run with --shard/);
});

test('a shard without its messages is an error', async () => {
  const folders = [await run('1/2'), await run('2/2')];
  await rm(join(work, '2-2', 'react-fake', 'messages.ndjson'));
  await assert.rejects(merged(...folders), /2-2.*messages\.ndjson is missing/);
});

test('folders and a report have to be named', async () => {
  await assert.rejects(merge(['--report', work], output), /expected: merge/);
  await assert.rejects(merge([work], output), /expected: merge/);
});
