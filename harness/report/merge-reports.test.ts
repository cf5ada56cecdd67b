import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { parseShard, shardName } from '../corpus/shard.ts';
import { findLanes } from '../lanes/lanes.ts';
import { runLane } from '../run/run-lane.ts';
import { sampleCorpus } from '../sample-corpus/corpus.ts';
import { mergeReports, type MissingShard, readMergeOptions } from './merge-reports.ts';
import type { Summary } from './summary.ts';

const tags = '@kettle.boils';
const progress = { scenario() {}, errors() {} };
let work: string;
let printed: string;
let again: string[];
const output = { write: (text: string) => (printed += text) };
beforeEach(async () => {
  work = await mkdtemp(join(tmpdir(), 'doorstep-merge-'));
  printed = '';
  again = [];
});
afterEach(() => rm(work, { recursive: true }));

async function run(shard: string, folder = join(work, shard.replace('/', '-'))): Promise<string> {
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

/** Merges the reports in `folders`. If a shard is run again, adds its name to the list `again`. */
function merge(...folders: readonly string[]) {
  return mergeReports({ folders, report: join(work, 'all') }, output, async ({ lane, shard, selection, report }) => {
    again.push(`${lane.name} ${shardName(shard)}`);
    assert.equal(selection.tags, tags);
    await run(shardName(shard), report);
  });
}

test('shards are judged and reported as one run', async () => {
  const folders = [await run('2/2'), await run('1/2')];
  // The exit code is 1, because one of the three scenarios fails.
  assert.equal(await merge(...folders), 1);
  assert.match(printed, /✗ 01-2\/2 With 2 litres of tea\n {2}values of this example: 5\n/);
  assert.match(printed, /react:fake: 3 scenarios, 2 passed, 1 failed/);
  const summary = JSON.parse(await readFile(join(work, 'all', 'summary.json'), 'utf8')) as Summary;
  assert.deepEqual(summary.selection, { tags, name: '', shard: null });
  const junit = await readFile(join(work, 'all', 'react-fake', 'junit.xml'), 'utf8');
  assert.match(junit, /tests="3" failures="1"/);
  const messages = await readFile(join(work, 'all', 'react-fake', 'messages.ndjson'), 'utf8');
  assert.equal(messages.match(/^\{"testCaseFinished"/gm)?.length, 3);
});

test('a missing shard runs again', async () => {
  assert.equal(await merge(await run('1/2')), 1);
  assert.deepEqual(again, ['react:fake 2/2']);
  assert.match(printed, /^react:fake: running shard 2\/2 again, because its report is missing or incomplete\n/);
  assert.match(printed, /react:fake: 3 scenarios, 2 passed, 1 failed/);
});

test('a repeated shard is an error', async () => {
  await assert.rejects(merge(await run('1/2'), await run('1/2', join(work, 'again'))), /2 reports are of shard 1\/2\./);
});

test('shards with different selections of scenarios are an error', async () => {
  const [one, other] = [await run('1/2'), await run('2/2')];
  await writeSummary(other, { tags: '', name: '', shard: '2/2' });
  await assert.rejects(merge(one, other), /this shard ran with other --tags or --name than /);
});

test('a folder without the report of a shard is an error', async () => {
  await assert.rejects(
    merge(join(work, 'nowhere')),
    /^InvalidArgumentError: error: no report of a shard in [^]*nowhere: it has no summary\.json\./,
  );
  assert.deepEqual(again, []);
  const folder = await run('1/2');
  await writeSummary(folder, { tags, name: '', shard: null });
  await assert.rejects(merge(folder), /expected the report of a run with --shard/);
});

test('a shard without its messages runs again', async () => {
  const folders = [await run('1/2'), await run('2/2')];
  await rm(join(work, '2-2', 'react-fake', 'messages.ndjson'));
  await merge(...folders);
  assert.deepEqual(again, ['react:fake 2/2']);
});

test('a shard that is still incomplete after it has run again is an error', async () => {
  const runAgain = async ({ report }: MissingShard): Promise<void> => {
    await run('2/2', report);
    await rm(join(report, 'react-fake', 'messages.ndjson'));
  };
  const merging = mergeReports({ folders: [await run('1/2')], report: join(work, 'all') }, output, runAgain);
  await assert.rejects(merging, /messages\.ndjson is missing/);
});

for (const [title, cut] of [
  ['before its first scenario', (lines) => lines.slice(0, 3)],
  ['before its end', (lines) => lines.slice(0, -1)],
  ['within a line', ([first = '', second = '']) => [first, second.slice(0, 9)]],
  [
    'in between, so that a scenario is missing',
    (lines) => lines.filter((line) => !/^\{"test(?:Case(?:Started|Finished)|Step)/.test(line)),
  ],
] as const satisfies readonly (readonly [string, (lines: readonly string[]) => readonly string[]])[]) {
  test(`a shard whose messages were cut off ${title} runs again`, async () => {
    const folders = [await run('1/2'), await run('2/2')];
    const path = join(work, '2-2', 'react-fake', 'messages.ndjson');
    const lines = (await readFile(path, 'utf8')).trimEnd().split('\n');
    await writeFile(path, cut(lines).join('\n'));
    await merge(...folders);
    assert.deepEqual(again, ['react:fake 2/2']);
    assert.match(printed, /react:fake: 3 scenarios, 2 passed, 1 failed/);
  });
}

test('a shard whose summary was cut off runs again', async () => {
  const folders = [await run('1/2'), await run('2/2')];
  await writeFile(join(work, '2-2', 'summary.json'), '{"selection":');
  await merge(...folders);
  assert.deepEqual(again, ['react:fake 2/2']);
  assert.match(printed, /2-2\/summary\.json: expected JSON, found/);
});

test('the folders and --report are required', () => {
  assert.match(JSON.stringify(readMergeOptions(['--report', work])), /Missing FOLDER/);
  assert.match(JSON.stringify(readMergeOptions([work])), /Missing --report FOLDER/);
  assert.deepEqual(readMergeOptions(['a', 'b', '--report', 'all']), { folders: ['a', 'b'], report: 'all' });
});
