import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { parseShard } from '../corpus/shard.ts';
import { findLanes } from '../lanes/lanes.ts';
import { runLane } from '../run/run-lane.ts';
import { sampleCorpus } from '../sample-corpus/corpus.ts';
import { mergeReports, readMergeOptions } from './merge-reports.ts';
import type { Summary } from './summary.ts';

const tags = '@kettle.boils';
const progress = { scenario() {}, errors() {} };
let work: string;
let printed: string;
const output = { write: (text: string) => (printed += text) };
beforeEach(async () => {
  work = await mkdtemp(join(tmpdir(), 'doorstep-merge-'));
  printed = '';
});
afterEach(() => rm(work, { recursive: true }));

async function run(shard: string, name = shard.replace('/', '-')): Promise<string> {
  const folder = join(work, name);
  let scenarios = 0;
  for (const lane of findLanes(['react:fake'])) {
    const options = { tags, report: folder, shard: parseShard(shard), workers: 1 };
    const judgement = await runLane({ corpus: sampleCorpus, lane, options, worldParameters: {}, progress });
    scenarios += judgement.scenarios.length;
  }
  await writeSummary(folder, { tags, name: '', shard }, scenarios);
  return folder;
}

async function writeSummary(folder: string, selection: Summary['selection'], scenarios = 0): Promise<void> {
  await writeFile(join(folder, 'summary.json'), JSON.stringify({ selection, lanes: { 'react:fake': { scenarios } } }));
}

const merge = (...folders: readonly string[]) => mergeReports({ folders, report: join(work, 'all') }, output);

test('shards are judged and reported as one run', async () => {
  const folders = [await run('2/2'), await run('1/2')];
  // The exit code is 1, because one of the three scenarios fails.
  assert.equal(await merge(...folders), 1);
  assert.match(printed, /✗ 01-2\/2 kettle\.boils > With 2 litres of tea > 5\n/);
  assert.match(printed, /react:fake: 3 scenarios, 2 passed, 1 failed/);
  const summary = JSON.parse(await readFile(join(work, 'all', 'summary.json'), 'utf8')) as Summary;
  assert.deepEqual(summary.selection, { tags, name: '', shard: null });
  const junit = await readFile(join(work, 'all', 'react-fake', 'junit.xml'), 'utf8');
  assert.match(junit, /tests="3" failures="1"/);
  const messages = await readFile(join(work, 'all', 'react-fake', 'messages.ndjson'), 'utf8');
  assert.equal(messages.match(/^\{"testCaseFinished"/gm)?.length, 3);
});

test('a missing shard is an error', async () => {
  await assert.rejects(merge(await run('1/2')), /react:fake: shard 2\/2 is missing/);
});

test('a repeated shard is an error', async () => {
  await assert.rejects(merge(await run('1/2'), await run('1/2', 'again')), /shard 1\/2 was given 2 times/);
});

test('shards with different selections of scenarios are an error', async () => {
  const [one, other] = [await run('1/2'), await run('2/2')];
  await writeSummary(other, { tags: '', name: '', shard: '2/2' });
  await assert.rejects(merge(one, other), /the same selection of scenarios/);
});

test('a folder without the report of a shard is an error', async () => {
  await assert.rejects(merge(join(work, 'nowhere')), /nowhere: .* summary\.json is missing/);
  const folder = await run('1/2');
  await writeSummary(folder, { tags, name: '', shard: null });
  await assert.rejects(merge(folder), /expected the report of a run with --shard/);
});

test('a shard without its messages is an error', async () => {
  const folders = [await run('1/2'), await run('2/2')];
  await rm(join(work, '2-2', 'react-fake', 'messages.ndjson'));
  await assert.rejects(merge(...folders), /2-2.*messages\.ndjson is missing/);
});

for (const [title, cut, message] of [
  ['before its first scenario', (lines) => lines.slice(0, 3), /messages\.ndjson: the end of the run is missing/],
  ['before its end', (lines) => lines.slice(0, -1), /messages\.ndjson: the end of the run is missing/],
  ['within a line', ([first = '', second = '']) => [first, second.slice(0, 9)], /messages\.ndjson:2: expected JSON/],
  [
    'in between, so that a scenario is missing',
    (lines) => lines.filter((line) => !/^\{"test(?:Case(?:Started|Finished)|Step)/.test(line)),
    /messages\.ndjson: expected \d scenarios, as in summary\.json, found 0/,
  ],
] as const satisfies readonly (readonly [string, (lines: readonly string[]) => readonly string[], RegExp])[]) {
  test(`a shard whose messages were cut off ${title} is an error`, async () => {
    const folders = [await run('1/2'), await run('2/2')];
    const path = join(work, '2-2', 'react-fake', 'messages.ndjson');
    const lines = (await readFile(path, 'utf8')).trimEnd().split('\n');
    await writeFile(path, cut(lines).join('\n'));
    await assert.rejects(merge(...folders), message);
  });
}

test('a summary that is no JSON is an error', async () => {
  const folder = await run('1/2');
  await writeFile(join(folder, 'summary.json'), '{"selection":');
  await assert.rejects(merge(folder), /summary\.json: expected JSON/);
});

test('the folders and --report are required', () => {
  assert.match(JSON.stringify(readMergeOptions(['--report', work])), /Missing FOLDER/);
  assert.match(JSON.stringify(readMergeOptions([work])), /Missing --report FOLDER/);
  assert.deepEqual(readMergeOptions(['a', 'b', '--report', 'all']), { folders: ['a', 'b'], report: 'all' });
});
