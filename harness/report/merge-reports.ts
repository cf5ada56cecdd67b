import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { finished, pipeline } from 'node:stream/promises';
import type { Envelope } from '@cucumber/messages';
import { HarnessError } from '../../driver/harness-error.ts';
import { misuse, readArguments, type Notice } from '../../tools/command-line.ts';
import { corpus } from '../corpus/corpus.ts';
import { readRequirements } from '../corpus/requirements.ts';
import { findIncompleteness, readShard } from '../corpus/shard.ts';
import { ScenarioCollector } from '../judge/collect-scenarios.ts';
import { isGreen } from '../judge/judge.ts';
import { judgeRun, type RunJudgement } from '../judge/judge-run.ts';
import { excludedRequirements, findLanes, readLaneExpectations, toFileName, type Lane } from '../lanes/lanes.ts';
import type { Output } from '../output.ts';
import { ProgressPrinter } from './progress-printer.ts';
import { reportRun } from './report-run.ts';
import type { Summary } from './summary.ts';

export interface MergeOptions {
  readonly folders: readonly string[];
  readonly report: string;
}

const command = {
  usage: 'npm run conformance -- merge FOLDER… --report FOLDER',
  about: 'Makes one report of the reports of all shards, and judges them as one run.',
  options: { report: { value: 'FOLDER', help: 'Write the merged report to this folder.' } },
  positionals: { name: 'FOLDER…', help: 'The reports of the shards.' },
} as const;

/** Returns a {@link Notice} if the arguments ask for help or are invalid. */
export function readMergeOptions(argv: readonly string[]): MergeOptions | Notice {
  const result = readArguments(command, argv);
  if ('print' in result) return result;
  const { values, positionals: folders } = result;
  if (values.report === undefined) return misuse(command, 'Missing --report FOLDER.');
  return folders.length === 0 ? misuse(command, 'Missing FOLDER.') : { folders, report: values.report };
}

/**
 * Merges the reports of shards and judges them as one run. Returns the exit code.
 *
 * @throws HarnessError (rejects) if a shard is missing or repeated, or if the shards ran with different tags or names
 */
export async function mergeReports({ folders, report }: MergeOptions, output: Output): Promise<0 | 1 | 2> {
  const parts = await Promise.all(folders.map(readShardReport));
  const selections = parts.map(({ summary }) => JSON.stringify({ ...summary.selection, shard: null }));
  const different = parts.find((_, index) => selections[index] !== selections[0]);
  if (different)
    throw new HarnessError(`${different.folder}: expected the same selection of scenarios as in the others`);

  const { entries } = await readRequirements(join(corpus.folder, corpus.requirements), corpus.requirements);
  const printer = new ProgressPrinter(output, entries);
  const runs: [Lane, RunJudgement][] = [];
  for (const lane of findLanes(parts.flatMap(({ summary }) => Object.keys(summary.lanes)))) {
    const laneParts = parts.filter(({ summary }) => Object.hasOwn(summary.lanes, lane.name));
    const problem = findIncompleteness(laneParts.map(({ shard }) => shard));
    if (problem !== null) throw new HarnessError(`${lane.name}: ${problem}`);
    const files = laneParts.map(({ folder }) => join(folder, toFileName(lane.name), 'messages.ndjson'));
    const counts = laneParts.map(({ summary }) => summary.lanes[lane.name]?.scenarios);
    const run = await judgeMessages(lane, files, counts);
    await joinFiles(files, join(report, toFileName(lane.name)), 'messages.ndjson');
    for (const scenario of run.scenarios) if (!isGreen(scenario)) printer.scenario(scenario);
    printer.errors(run);
    runs.push([lane, run]);
  }
  const { tags, name } = parts[0]?.summary.selection ?? { tags: '', name: '' };
  return reportRun({ runs, selection: { tags, name, shard: null }, entries, report }, output);
}

async function readShardReport(folder: string) {
  const text = await readFile(join(folder, 'summary.json'), 'utf8').catch((cause: unknown) => {
    throw new HarnessError(`${folder}: expected the report of a shard, but summary.json is missing`, { cause });
  });
  // The cast is safe: `report-run.ts` has written this JSON.
  const summary = parseJson(text, join(folder, 'summary.json')) as Summary;
  const shard = readShard(summary.selection.shard ?? '');
  if (!shard) throw new HarnessError(`${folder}: expected the report of a run with --shard`);
  return { folder, summary, shard };
}

/**
 * Judges a lane whose scenarios ran in shards, from the messages in the files of all shards. Each file lists all
 * scenarios of the corpus, but has the results of its own shard only.
 *
 * @param counts the number of scenarios in each file, from the summaries
 * @throws HarnessError (rejects) if a file is incomplete
 */
async function judgeMessages(
  lane: Lane,
  files: readonly string[],
  counts: readonly (number | undefined)[],
): Promise<RunJudgement> {
  const expectations = await readLaneExpectations(corpus, lane);
  const collectors: ScenarioCollector[] = [];
  for (const [index, file] of files.entries()) {
    const collector = new ScenarioCollector();
    let isFinished = false;
    for await (const envelope of readMessages(file)) {
      if (envelope.testRunStarted) isFinished = false;
      if (envelope.testRunFinished) isFinished = true;
      collector.receive(envelope);
    }
    if (!isFinished) throw new HarnessError(`${file}: the end of the run is missing. ${advice}`);
    collector.end();
    const [expected, found] = [counts[index], collector.results.length];
    if (found !== expected) {
      throw new HarnessError(`${file}: expected ${expected} scenarios, as in summary.json, found ${found}. ${advice}`);
    }
    collectors.push(collector);
  }
  const seconds = collectors.map(({ firstBegin, lastEnd }) => (lastEnd ?? 0) - (firstBegin ?? 0));
  return judgeRun(
    {
      results: collectors.flatMap(({ results }) => results),
      places: collectors[0]?.places ?? [],
      specErrors: [...new Set(collectors.flatMap(({ specErrors }) => specErrors))],
      harnessErrors: collectors.flatMap(({ harnessErrors }) => harnessErrors),
      firstBegin: 0,
      // The seconds of all shards together, as if they had run one after another.
      lastEnd: seconds.reduce((sum, each) => sum + each, 0),
    },
    expectations,
    excludedRequirements(lane),
  );
}

async function* readMessages(path: string): AsyncGenerator<Envelope> {
  const file = await open(path).catch((cause: unknown) => {
    throw new HarnessError(`${path} is missing`, { cause });
  });
  let number = 0;
  for await (const line of file.readLines()) {
    number += 1;
    // The cast is safe: `run-lane.ts` has written this JSON.
    if (line !== '') yield parseJson(line, `${path}:${number}`) as Envelope;
  }
}

const advice = 'The report is incomplete: run the shard again, and copy its whole report.';

/** Parses JSON. If the text is invalid, throws a `HarnessError` that begins with `place`. */
function parseJson(text: string, place: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new HarnessError(`${place}: expected JSON, found "${text.slice(0, 40)}…". ${advice}`, { cause });
  }
}

async function joinFiles(paths: readonly string[], folder: string, name: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const joined = createWriteStream(join(folder, name));
  for (const path of paths) await pipeline(createReadStream(path), joined, { end: false });
  await finished(joined.end());
}
