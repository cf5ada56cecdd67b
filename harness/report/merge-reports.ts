import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { finished, pipeline } from 'node:stream/promises';
import type { Envelope } from '@cucumber/messages';
import { HarnessError } from '../../driver/harness-error.ts';
import { ArgumentError, misuse, readArguments, type Notice } from '../../tools/command-line.ts';
import { corpus } from '../corpus/corpus.ts';
import { readRequirements } from '../corpus/requirements.ts';
import { findMissingShards, readShard, shardName, type Shard } from '../corpus/shard.ts';
import { ScenarioCollector } from '../judge/collect-scenarios.ts';
import { isGreen } from '../judge/judge.ts';
import { judgeRun, type RunJudgement } from '../judge/judge-run.ts';
import { excludedRequirements, findLanes, readLaneExpectations, toFileName, type Lane } from '../lanes/lanes.ts';
import type { Output } from '../output.ts';
import { ProgressPrinter } from './progress-printer.ts';
import { reportRun } from './report-run.ts';
import type { Selection, Summary } from './summary.ts';

export interface MergeOptions {
  readonly folders: readonly string[];
  readonly report: string;
}

const command = {
  usage: 'npm run conformance -- merge FOLDER… --report FOLDER',
  about:
    'Merges the reports of all shards into one, and judges them as one run. Runs a shard again if its report is missing ' +
    'or incomplete.',
  options: { report: { value: 'FOLDER', help: 'Write the merged report to this folder. Required.' } },
  positionals: { help: { 'FOLDER…': 'Folders that runs with --shard and --report have written.' } },
} as const;

/** Parses the command's arguments. If the arguments ask for help or are invalid, returns a {@link Notice} to print. */
export function readMergeOptions(argv: readonly string[]): MergeOptions | Notice {
  const result = readArguments(command, argv);
  if ('print' in result) return result;
  const { values, positionals: folders } = result;
  if (values.report === undefined) return misuse(command, 'Missing --report FOLDER, the folder for the merged report.');
  return folders.length === 0
    ? misuse(command, 'Missing FOLDER, the report of a shard.')
    : { folders, report: values.report };
}

interface ShardReport {
  readonly folder: string;
  readonly summary: Summary;
  readonly shard: Shard;
}

/** A shard that must run, because its report is missing or incomplete. */
export interface MissingShard {
  readonly lane: Lane;
  readonly shard: Shard;
  readonly selection: Selection;
  /** The folder into which the shard must write its report. */
  readonly report: string;
}

/**
 * Merges the reports of shards and judges them as one run. Returns the exit code.
 *
 * @param runShard runs a shard whose report is missing or incomplete, and writes its report
 * @throws HarnessError (rejects) if two reports are of the same shard, if a report is not of a shard, or if shards ran
 *   with different `--tags` or `--name`. Also rejects if no folder has a complete `summary.json`, or if a report is
 *   incomplete after a second run
 */
export async function mergeReports(
  { folders, report }: MergeOptions,
  output: Output,
  runShard: (missing: MissingShard) => Promise<unknown>,
): Promise<0 | 1 | 2> {
  const parts = await readShardReports(folders, output);
  const selections = parts.map(({ summary }) => JSON.stringify({ ...summary.selection, shard: null }));
  const different = parts.find((_, index) => selections[index] !== selections[0]);
  if (different)
    throw new HarnessError(
      `${different.folder}: this shard ran with other --tags or --name than the shard in ${parts[0]?.folder}`,
    );
  const { tags, name } = parts[0]?.summary.selection ?? { tags: '', name: '' };
  const selection: Selection = { tags, name, shard: null };

  const { entries } = await readRequirements(join(corpus.folder, corpus.requirements), corpus.requirements);
  const printer = new ProgressPrinter(output, entries);
  const runs: [Lane, RunJudgement][] = [];
  for (const lane of findLanes(parts.flatMap(({ summary }) => Object.keys(summary.lanes)))) {
    const collected = await collectLane(lane, parts, async (shard) => {
      const folder = join(report, 'shards', toFileName(`${lane.name}-${shardName(shard)}`));
      output.write(
        `${lane.name}: running shard ${shardName(shard)} again, because its report is missing or incomplete\n`,
      );
      await runShard({ lane, shard, selection, report: folder });
      return folder;
    });
    const run = await judgeCollected(lane, collected);
    const files = collected.map(({ file }) => file);
    await joinFiles(files, join(report, toFileName(lane.name)), 'messages.ndjson');
    for (const scenario of run.scenarios) if (!isGreen(scenario)) printer.scenario(scenario);
    printer.errors(run);
    runs.push([lane, run]);
  }
  return reportRun({ runs, selection, entries, report }, output);
}

/**
 * Reads the reports in these folders. Leaves out each folder without a complete `summary.json`, and prints an error.
 *
 * @throws IncompleteReport (rejects) if no folder has a complete `summary.json`
 */
async function readShardReports(folders: readonly string[], output: Output): Promise<readonly ShardReport[]> {
  const parts: ShardReport[] = [];
  const errors: HarnessError[] = [];
  for (const folder of folders) {
    try {
      parts.push(await readShardReport(folder));
    } catch (error) {
      if (!(error instanceof IncompleteReport)) throw error;
      errors.push(error);
    }
  }
  const [error] = errors;
  if (parts.length === 0 && error) throw new ArgumentError(`error: ${error.message}`);
  for (const { message } of errors) output.write(`${message}\n`);
  return parts;
}

async function readShardReport(folder: string): Promise<ShardReport> {
  const text = await readFile(join(folder, 'summary.json'), 'utf8').catch((cause: unknown) => {
    throw new IncompleteReport(
      `no report of a shard in ${folder}: it has no summary.json. Expected a folder that a run with --shard and --report has written`,
      { cause },
    );
  });
  const summary = parseJson(text, join(folder, 'summary.json')) as Summary;
  const shard = readShard(summary.selection.shard ?? '');
  if (!shard)
    throw new HarnessError(`${folder}: expected the report of a run with --shard, but this run had no --shard`);
  return { folder, summary, shard };
}

/** Thrown if a report is missing or was cut off. The shard then has to run again. */
class IncompleteReport extends HarnessError {}

interface Collected {
  readonly file: string;
  readonly collector: ScenarioCollector;
}

/** Collects the results of a lane's shards. Runs a shard again if its report is missing or incomplete. */
async function collectLane(
  lane: Lane,
  parts: readonly ShardReport[],
  runAgain: (shard: Shard) => Promise<string>,
): Promise<readonly Collected[]> {
  const given = parts.filter(({ summary }) => Object.hasOwn(summary.lanes, lane.name));
  const missing = [...findMissingShardsOf(lane, given)];
  const collected: Collected[] = [];
  for (const part of given) {
    try {
      collected.push(await collectShard(lane, part));
    } catch (error) {
      if (!(error instanceof IncompleteReport)) throw error;
      missing.push(part.shard);
    }
  }
  for (const shard of missing) collected.push(await collectShard(lane, await readShardReport(await runAgain(shard))));
  return collected;
}

function findMissingShardsOf({ name }: Lane, given: readonly ShardReport[]): readonly Shard[] {
  try {
    return findMissingShards(given.map(({ shard }) => shard));
  } catch (error) {
    if (!(error instanceof HarnessError)) throw error;
    throw new HarnessError(`${name}: ${error.message}`, { cause: error });
  }
}

/**
 * Reads the results of a shard from the Cucumber messages in the shard's report.
 *
 * @throws IncompleteReport (rejects) if messages are missing
 */
async function collectShard(lane: Lane, { folder, summary }: ShardReport): Promise<Collected> {
  const file = join(folder, toFileName(lane.name), 'messages.ndjson');
  const collector = new ScenarioCollector();
  let isFinished = false;
  for await (const envelope of readMessages(file)) {
    if (envelope.testRunStarted) isFinished = false;
    if (envelope.testRunFinished) isFinished = true;
    collector.receive(envelope);
  }
  if (!isFinished) throw new IncompleteReport(`${file}: the end of the run is missing`);
  collector.end();
  const [expected, found] = [summary.lanes[lane.name]?.scenarios, collector.results.length];
  if (found !== expected) {
    throw new IncompleteReport(`${file}: expected ${expected} scenarios, as in summary.json, found ${found}`);
  }
  return { file, collector };
}

/** Judges a lane whose scenarios ran in shards. Each shard lists all scenarios, but has results only for its part. */
async function judgeCollected(lane: Lane, collected: readonly Collected[]): Promise<RunJudgement> {
  const expectations = await readLaneExpectations(corpus, lane);
  const collectors = collected.map(({ collector }) => collector);
  const seconds = collectors.map(({ firstBegin, lastEnd }) => (lastEnd ?? 0) - (firstBegin ?? 0));
  return judgeRun(
    {
      results: collectors.flatMap(({ results }) => results),
      places: collectors[0]?.places ?? [],
      specErrors: [...new Set(collectors.flatMap(({ specErrors }) => specErrors))],
      harnessErrors: collectors.flatMap(({ harnessErrors }) => harnessErrors),
      firstBegin: 0,
      // Add the times of all shards, as if the shards had run one after another.
      lastEnd: seconds.reduce((sum, each) => sum + each, 0),
    },
    expectations,
    excludedRequirements(lane),
  );
}

async function* readMessages(path: string): AsyncGenerator<Envelope> {
  const file = await open(path).catch((cause: unknown) => {
    throw new IncompleteReport(`${path} is missing`, { cause });
  });
  let number = 0;
  for await (const line of file.readLines()) {
    number += 1;
    // The cast is safe: `run-lane.ts` has written this JSON.
    if (line !== '') yield parseJson(line, `${path}:${number}`) as Envelope;
  }
}

/** Parses JSON. If the text is invalid, throws an `IncompleteReport` that begins with `place`. */
function parseJson(text: string, place: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new IncompleteReport(`${place}: expected JSON, found "${text.slice(0, 40)}…"`, { cause });
  }
}

async function joinFiles(paths: readonly string[], folder: string, name: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const joined = createWriteStream(join(folder, name));
  for (const path of paths) await pipeline(createReadStream(path), joined, { end: false });
  await finished(joined.end());
}
