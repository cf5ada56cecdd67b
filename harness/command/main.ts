import { join } from 'node:path';
import { BundleError } from '../../tools/bundle/build-bundle.ts';
import { ArgumentError } from '../../tools/command-line.ts';
import { HarnessError } from '../../driver/harness-error.ts';
import { runBroken } from '../broken/run-broken.ts';
import { corpus } from '../corpus/corpus.ts';
import { readRequirements } from '../corpus/requirements.ts';
import { shardName } from '../corpus/shard.ts';
import { findUnknownName, findUnknownTag } from '../corpus/unknown-tag.ts';
import type { RunJudgement } from '../judge/judge-run.ts';
import { readLaneExpectations, type Lane } from '../lanes/lanes.ts';
import { buildRendererLane } from '../lanes/renderer-lane.ts';
import type { Output } from '../output.ts';
import { mergeReports, type MissingShard, readMergeOptions } from '../report/merge-reports.ts';
import { ProgressPrinter } from '../report/progress-printer.ts';
import { reportRun } from '../report/report-run.ts';
import { findTagError } from '../run/run-cucumber.ts';
import { startLanes } from '../run/start-lanes.ts';
import { catchInterruption } from './interruption.ts';
import { runRepeatedly } from './run-repeatedly.ts';
import { adaptLane, readOptions, type Options } from './options.ts';

/**
 * The exit code. 0: everything is as expected; 1: the product or its specification fails; 2: the harness fails, or its
 * arguments are invalid.
 */
export type ExitCode = 0 | 1 | 2;

/** Number of timed-out scenarios after which the run stops. Each of them takes 20 seconds. */
const hungLimit = 3;

/** Runs `npm run conformance` and returns its exit code. Never rejects. */
export async function main(argv: readonly string[], output: Output = process.stdout): Promise<ExitCode> {
  const options = argv[0] === 'merge' ? readMergeOptions(argv.slice(1)) : readOptions(argv);
  if ('print' in options) {
    output.write(`${options.print}\n`);
    return options.exitCode;
  }
  try {
    if ('folders' in options) return await mergeReports(options, output, (missing) => runMissing(missing, output));
    const { tags, name } = options;
    const tagError = tags === undefined ? null : ((await findTagError(corpus, tags)) ?? findUnknownTag(corpus, tags));
    if (tagError !== null) throw new ArgumentError(`error: --tags: ${tagError}`);
    const nameError = name === undefined ? null : findUnknownName(corpus, name);
    if (nameError !== null) throw new ArgumentError(`error: --name: ${nameError}`);
    return await (options.broken ? runBroken(options.tags ?? '', output) : runLanes(options, output));
  } catch (error) {
    output.write(`${describeError(error)}\n`);
    return 2;
  }
}

function describeError(error: unknown): string {
  if (!(error instanceof Error)) return `✗ Test harness error: ${String(error)}`;
  if (error instanceof ArgumentError) return error.message;
  if (error instanceof BundleError) return `✗ ${error.message}`;
  return `✗ Test harness error: ${error instanceof HarnessError ? error.message : error.stack}`;
}

function runMissing({ lane, shard, selection, report }: MissingShard, output: Output): Promise<ExitCode> {
  const { tags, name } = selection;
  return runLanes({ lanes: [lane], broken: false, tags, name, shard, report }, output);
}

async function runLanes(options: Options, output: Output): Promise<ExitCode> {
  const { lanes: named, renderer, tags = '', name = '', order = 'defined', repeat, report, shard, patience } = options;
  const lanes = renderer === undefined ? named : [...named, adaptLane(await buildRendererLane(renderer), options)];
  const { entries } = await readRequirements(join(corpus.folder, corpus.requirements), corpus.requirements);
  await using started = await startLanes(lanes, output);
  using interruption = catchInterruption();
  const { signal } = interruption;
  if (order !== 'defined') output.write(`order of the scenarios: ${order} (to repeat it, add --order ${order})\n`);
  if (shard) output.write(`running shard ${shard.index} of ${shard.total} (a part of the scenarios)\n`);
  const run = (lane: Lane, runOrder = order): Promise<RunJudgement> => {
    const progress = new ProgressPrinter(output, entries);
    return started.run(lane, { corpus, options: { ...options, order: runOrder }, progress, signal, hungLimit });
  };

  let exitCode: ExitCode;
  if (repeat === undefined) {
    const runs: [Lane, RunJudgement][] = [];
    for (const lane of lanes) {
      if (signal.aborted) break;
      const isAnyExpected = (await readLaneExpectations(corpus, lane)).length > 0;
      output.write(`\nLane ${lane.name}. ${describeSigns(isAnyExpected)}\n`);
      runs.push([lane, await run(lane)]);
    }
    const selection = { tags, name, shard: shard ? shardName(shard) : null };
    const repeatOptions = (lane: Lane): readonly string[] => [
      ...(renderer === undefined || named.includes(lane) ? ['--lane', lane.name] : ['--renderer', renderer]),
      ...(lane.locale === undefined ? [] : ['--locale', lane.locale]),
      ...(order === 'defined' ? [] : ['--order', order]),
      ...(patience === undefined ? [] : ['--patience', String(patience)]),
    ];
    exitCode = await reportRun({ runs, selection, entries, report, repeatOptions, isStopped: signal.aborted }, output);
  } else {
    output.write(`${describeSigns(true)}\n`);
    exitCode = await runRepeatedly({ lanes, run, order, repeat, signal }, output);
  }
  return signal.aborted ? 2 : exitCode;
}

/**
 * Explains the signs that a run prints for its scenarios, such as a dot.
 *
 * @param isAnyExpected whether the run has expected failures, which have a sign of their own
 */
const describeSigns = (isAnyExpected: boolean): string =>
  isAnyExpected
    ? 'Each dot is a scenario that passed; each x is one that failed as expected (see features/expectations).'
    : 'Each dot is a scenario that passed.';
