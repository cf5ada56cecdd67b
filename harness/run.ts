import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findBrowser } from '../scripts/browser.ts';
import { HarnessError } from '../steps/support/harness-error.ts';
import { runBroken } from './broken/run-broken.ts';
import { withClaims } from './claims.ts';
import { corpus } from './corpus.ts';
import type { RunJudgement } from './judge-run.ts';
import { fileNameOf, type Lane } from './lanes.ts';
import { isHelp, OptionError, readOptions, usage, type Options } from './options.ts';
import { laneLine, ProgressPrinter, shareLine, type Output } from './print-progress.ts';
import { reportJUnit } from './report-junit.ts';
import { reportScenarios } from './report-scenarios.ts';
import { summarize, type LaneSummary, type Summary } from './report-summary.ts';
import { laneOfRenderer } from './renderer-lane.ts';
import { readRequirements, type Requirement } from './requirements.ts';
import { runLane } from './run-lane.ts';
import { startServers, type Servers } from './servers.ts';
import { TransitionCollector } from './transitions/collect-transitions.ts';
import { declaredTransitions } from './transitions/declared.ts';
import { readReferenceMap } from './transitions/reference-map.ts';
import { judgeTransitions, type TransitionJudgement } from './transitions/report-transitions.ts';

/** 0 everything is as expected, 1 the product or its specification fails, 2 the harness does. */
export type ExitCode = 0 | 1 | 2;

/** Runs lanes as the command line says, and tells of them on `output`. Never rejects. */
export async function main(argv: readonly string[], output: Output = process.stdout): Promise<ExitCode> {
  if (isHelp(argv)) {
    output.write(`${usage}\n`);
    return 0;
  }
  try {
    const options = readOptions(argv);
    return await (options.broken ? runBroken(output) : runLanes(await withRenderer(options), output));
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
  const summaries = runs.map(([lane, run]): [Lane, LaneSummary] => [
    lane,
    summarize(
      run,
      entries.map(({ id }) => id),
    ),
  ]);
  const ways = await judgeWays(transitions, options, runs);
  if (options.report !== null) await report(options.report, runs, summaries, ways);
  output.write('\n');
  for (const line of ways.lines) output.write(`${line}\n`);
  for (const [{ name, reference }, summary] of summaries) {
    output.write(`${laneLine(name, summary)}\n`);
    if (reference) output.write(`${shareLine(name, summary)}\n`);
  }
  const exitCodes = runs.map(([, { exitCode }]) => exitCode);
  return Math.max(ways.isAsExpected ? 0 : 1, ...exitCodes) as ExitCode; // the worst of exit codes
}

/** What all lanes together went. */
async function judgeWays(
  { taken }: TransitionCollector,
  { tags, name }: Options,
  runs: readonly (readonly [Lane, RunJudgement])[],
): Promise<TransitionJudgement> {
  return judgeTransitions({
    declared: await declaredTransitions(),
    taken,
    map: await readReferenceMap(join(corpus.folder, corpus.transitions), corpus.transitions),
    scenarioIds: [...new Set(runs.flatMap(([, { scenarios }]) => scenarios.map(({ id }) => id)))],
    isWhole: tags === '' && name === '' && runs.some(([{ reference }]) => !reference),
  });
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

async function report(
  folder: string,
  runs: readonly (readonly [Lane, RunJudgement])[],
  summaries: readonly (readonly [Lane, LaneSummary])[],
  { report: transitions }: TransitionJudgement,
): Promise<void> {
  for (const [lane, run] of runs) {
    await mkdir(join(folder, fileNameOf(lane)), { recursive: true });
    await writeFile(join(folder, fileNameOf(lane), 'junit.xml'), reportJUnit(lane.name, run));
    await writeFile(join(folder, fileNameOf(lane), 'scenarios.json'), JSON.stringify(reportScenarios(run)));
  }
  const summary: Summary = { lanes: Object.fromEntries(summaries.map(([{ name }, lane]) => [name, lane])) };
  await writeFile(join(folder, 'summary.json'), `${JSON.stringify(summary, null, 2)}\n`);
  await writeFile(join(folder, 'transitions.json'), `${JSON.stringify(transitions, null, 2)}\n`);
}
