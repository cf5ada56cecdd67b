import { join } from 'node:path';
import { ArgumentError } from '../../tools/command-line.ts';
import { HarnessError } from '../../driver/harness-error.ts';
import { runBroken } from '../broken/run-broken.ts';
import { corpus } from '../corpus/corpus.ts';
import { readRequirements } from '../corpus/requirements.ts';
import { shardName } from '../corpus/shard.ts';
import type { RunJudgement } from '../judge/judge-run.ts';
import type { Lane } from '../lanes/lanes.ts';
import { buildRendererLane } from '../lanes/renderer-lane.ts';
import type { Output } from '../output.ts';
import { mergeReports, readMergeOptions } from '../report/merge-reports.ts';
import { ProgressPrinter } from '../report/progress-printer.ts';
import { reportRun } from '../report/report-run.ts';
import { findTagError } from '../run/run-cucumber.ts';
import { startLanes } from '../run/start-lanes.ts';
import { readOptions, type Options } from './options.ts';

/**
 * The exit code. 0: everything is as expected; 1: the product or its specification fails; 2: the harness fails, or its
 * arguments are invalid.
 */
export type ExitCode = 0 | 1 | 2;

/** Runs `npm run conformance` and returns its exit code. Never rejects. */
export async function main(argv: readonly string[], output: Output = process.stdout): Promise<ExitCode> {
  const options = argv[0] === 'merge' ? readMergeOptions(argv.slice(1)) : readOptions(argv);
  if ('print' in options) {
    output.write(`${options.print}\n`);
    return options.exitCode;
  }
  try {
    if ('folders' in options) return await mergeReports(options, output);
    const tagError = options.tags === undefined ? null : await findTagError(corpus, options.tags);
    if (tagError !== null) throw new ArgumentError(`error: --tags: ${tagError}`);
    return await (options.broken ? runBroken(options.tags ?? '', output) : runLanes(options, output));
  } catch (error) {
    output.write(`${describeError(error)}\n`);
    return 2;
  }
}

function describeError(error: unknown): string {
  if (!(error instanceof Error)) return `✗ Harness error: ${String(error)}`;
  if (error instanceof ArgumentError) return error.message;
  return `✗ Harness error: ${error instanceof HarnessError ? error.message : error.stack}`;
}

async function runLanes(options: Options, output: Output): Promise<ExitCode> {
  const { lanes: named, renderer, tags = '', name = '', order = 'defined', report, shard } = options;
  const lanes = renderer === undefined ? named : [...named, await buildRendererLane(renderer)];
  const { entries } = await readRequirements(join(corpus.folder, corpus.requirements), corpus.requirements);
  await using started = await startLanes(lanes, output);
  if (order !== 'defined') output.write(`order: ${order}\n`);

  const runs: [Lane, RunJudgement][] = [];
  for (const lane of lanes) {
    output.write(`\n${lane.name}\n`);
    const progress = new ProgressPrinter(output, entries);
    runs.push([lane, await started.run(lane, { corpus, options, progress })]);
  }
  const selection = { tags, name, shard: shard ? shardName(shard) : null };
  return reportRun({ runs, selection, entries, report }, output);
}
