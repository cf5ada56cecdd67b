import { join } from 'node:path';
import { findBrowser } from '../../tools/browser/find-browser.ts';
import { HarnessError } from '../../driver/harness-error.ts';
import { runBroken } from '../broken/run-broken.ts';
import { withClaims } from '../run/claims.ts';
import { conclude } from '../report/conclude.ts';
import { corpus } from '../corpus/corpus.ts';
import type { RunJudgement } from '../judge/judge-run.ts';
import type { Lane } from '../lanes/lanes.ts';
import { merge } from '../report/merge.ts';
import { isHelp, OptionError, readOptions, usage, type Options } from './options.ts';
import { ProgressPrinter, type Output } from '../report/print-progress.ts';
import { laneOfRenderer } from '../lanes/renderer-lane.ts';
import { readRequirements, type Requirement } from '../corpus/requirements.ts';
import { runLane } from '../run/run-lane.ts';
import { shardName } from '../corpus/shard.ts';
import { startServers, type Servers } from '../run/servers.ts';
import { TransitionCollector } from '../transitions/collect-transitions.ts';

/** 0 everything is as expected, 1 the product or its specification fails, 2 the harness does. */
export type ExitCode = 0 | 1 | 2;

/** Runs lanes as the command line says, and tells of them on `output`. Never rejects. */
export async function main(argv: readonly string[], output: Output = process.stdout): Promise<ExitCode> {
  if (isHelp(argv)) {
    output.write(`${usage}\n`);
    return 0;
  }
  try {
    const [command, ...rest] = argv;
    if (command === 'merge') return await merge(rest, output);
    const options = readOptions(argv);
    return await (options.broken ? runBroken(options.tags, output) : runLanes(await withRenderer(options), output));
  } catch (error) {
    const said = error instanceof OptionError ? error.message : badTags(error);
    if (said !== null) {
      output.write(`${said}\n`);
      return 2;
    }
    const text = error instanceof HarnessError ? error.message : error instanceof Error ? error.stack : String(error);
    output.write(`\n✗ HARNESS FAULT: ${text}\n`);
    return 2;
  }
}

/** The lanes that are asked for, the one of a stranger's renderer last. */
async function withRenderer(options: Options): Promise<Options> {
  if (options.renderer === null) return options;
  return { ...options, lanes: [...options.lanes, await laneOfRenderer(options.renderer)] };
}

/** Only Cucumber knows tag expressions, and it fails at the filter where one is wrong. */
function badTags(error: unknown): string | null {
  const isOfFilter = error instanceof Error && error.message.includes('"pickles:filter"');
  return isOfFilter && error.cause instanceof Error ? `--tags: ${error.cause.message}` : null;
}

async function runLanes(options: Options, output: Output): Promise<ExitCode> {
  const { entries } = await readRequirements(join(corpus.folder, corpus.requirements), corpus.requirements);
  const { executablePath } = await findBrowser((line) => output.write(`${line}\n`));
  await using servers = await startServers(options.lanes, (text) => output.write(text));
  if (options.order !== 'defined') output.write(`order: ${options.order}\n`);

  const transitions = new TransitionCollector();
  const runs: [Lane, RunJudgement][] = [];
  for (const lane of options.lanes) {
    output.write(`\n${lane.name}\n`);
    runs.push([lane, await runOne(lane, { options, servers, executablePath, output, entries, transitions })]);
  }
  const { tags, name, report } = options;
  const choice = { tags, name, shard: options.shard && shardName(options.shard) };
  return conclude({ runs, transitions, choice, entries, report }, output);
}

interface Means {
  readonly options: Options;
  readonly servers: Servers;
  readonly executablePath: string;
  readonly output: Output;
  readonly entries: readonly Requirement[];
  readonly transitions: TransitionCollector;
}

async function runOne(lane: Lane, means: Means): Promise<RunJudgement> {
  const { options, servers, executablePath, output, entries, transitions: listener } = means;
  return withClaims((claims) => {
    const worldParameters = { ...servers.parametersFor(lane), executablePath, claims };
    const printer = new ProgressPrinter(output, entries);
    return runLane({ corpus, lane, options, worldParameters, printer, listener });
  });
}
