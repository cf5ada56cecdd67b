import { createWriteStream } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { corpus } from '../corpus/corpus.ts';
import type { Requirement } from '../corpus/requirements.ts';
import { isGreen, type Judged } from '../judge/judge.ts';
import type { RunJudgement } from '../judge/judge-run.ts';
import { countExcludedScenarios, toFileName, type Lane } from '../lanes/lanes.ts';
import type { Output } from '../output.ts';
import { readReferenceMap } from '../transitions/reference-map.ts';
import { declaredTransitions, judgeTransitions, type TransitionJudgement } from '../transitions/transitions.ts';
import { reportJUnit } from './junit.ts';
import { describeReportError } from '../run/report-error.ts';
import { reportScenarios } from './scenario-report.ts';
import {
  formatOtherLanes,
  formatShares,
  formatSummary,
  summarize,
  type LaneSummary,
  type Selection,
  type Summary,
} from './summary.ts';

export interface FinishedRun {
  readonly runs: readonly (readonly [Lane, RunJudgement])[];
  readonly selection: Selection;
  readonly entries: readonly Requirement[];
  /**
   * Whether the run was stopped early (default: false). If true, untaken transitions and unchecked screens are no
   * errors.
   */
  readonly isStopped?: boolean;
  /** Folder for reports. Omit to write none. */
  readonly report?: string | undefined;
  /**
   * Returns the options of `npm run conformance`, without `--tags`, that run this lane again in the same way. If omitted,
   * the command for failed scenarios is not printed.
   */
  readonly repeatOptions?: (lane: Lane) => readonly string[];
}

/**
 * Prints summaries, writes reports and returns the exit code. Also checks that scenarios took the declared transitions,
 * and that axe checked every screen.
 */
export async function reportRun(run: FinishedRun, output: Output): Promise<0 | 1 | 2> {
  const { runs, selection, entries, report, isStopped = false } = run;
  const ids = entries.map(({ id }) => id);
  const results = runs.map(([lane, judgement]) => ({
    lane,
    judgement,
    summary: summarize(judgement, ids, countExcludedScenarios(lane, corpus)),
  }));
  const summaries = results.map(({ lane, summary }): [Lane, LaneSummary] => [lane, summary]);
  const transitions = await judgeTransitionsOf(run);
  const unchecked = isEverything(selection) && !isStopped ? runs.flatMap(describeUncheckedScreens) : [];
  // Leave out the numbers of a run without scenarios, because the run has already printed an error.
  const numbers = results
    .filter(({ summary }) => summary.scenarios > 0)
    .flatMap(({ lane, judgement, summary }) => [
      formatSummary(lane.name, summary),
      ...(isEverything(selection) ? formatOtherLanes(lane.name, judgement) : []),
      ...(lane.renderer.features ? formatShares(lane.name, summary) : []),
    ]);
  const reruns = runs.flatMap(([lane, { scenarios }]) =>
    run.repeatOptions ? describeRerun(run.repeatOptions(lane), scenarios) : [],
  );
  const lines = [...transitions.lines, ...unchecked.map((error) => `✗ ${error}`), ...numbers, ...reruns];
  if (lines.length > 0) output.write(`\n${lines.join('\n')}\n`);
  if (report !== undefined) {
    await writeReports(report, run, summaries, transitions).catch((error: unknown) => {
      throw describeReportError(report, error);
    });
  }
  const isAsExpected = transitions.isAsExpected && unchecked.length === 0;
  const exitCodes = runs.map(([, { exitCode }]) => exitCode);
  return Math.max(isAsExpected ? 0 : 1, ...exitCodes) as 0 | 1 | 2;
}

/** If more scenarios than this have failed, the command that runs them again would be too long to read. */
const mostInRerun = 20;

/**
 * Returns a line with the command that runs the failed scenarios of a lane again. Returns no line if no scenario or too
 * many have failed, or if a failed scenario has no ID.
 *
 * @param options the options that select the lane
 */
export function describeRerun(
  options: readonly string[],
  scenarios: readonly Pick<Judged, 'id' | 'verdict'>[],
): readonly string[] {
  const ids = scenarios.filter((scenario) => !isGreen(scenario)).map(({ id }) => id);
  // An ID such as `03-17/2` names one row of examples. No tag selects a single row, so the command runs all rows.
  const tags = [...new Set(ids.map((id) => `@${id.split('/')[0]}`))];
  const haveIds = ids.every((id) => /^\d+-\d+(\/|$)/.test(id));
  if (tags.length === 0 || tags.length > mostInRerun || !haveIds) return [];
  const command = ['npm run conformance --', ...options.map(quote), '--tags', `"${tags.join(' or ')}"`];
  return [`To run only the failed scenarios again: ${command.join(' ')}`];
}

/** Quotes an argument for a shell, if necessary. */
const quote = (argument: string): string =>
  /^[\w./:@/-]+$/.test(argument) ? argument : `'${argument.replaceAll("'", String.raw`'\''`)}'`;

const isEverything = ({ tags, name, shard }: Selection): boolean => tags === '' && name === '' && shard === null;

type UncheckedRun = readonly [Pick<Lane, 'name' | 'renderer' | 'browser'>, Pick<RunJudgement, 'uncheckedScreens'>];

export const describeUncheckedScreens = ([{ name, renderer, browser }, { uncheckedScreens }]: UncheckedRun) =>
  renderer.checksAccessibility && browser.only === undefined && uncheckedScreens.length > 0
    ? [`Screens on ${name} that axe, which finds accessibility problems, did not check: ${uncheckedScreens.join(', ')}`]
    : [];

/**
 * Returns true if all scenarios are selected, and one of the lanes (test configurations) draws our screens and leaves
 * out no scenario. Such a run should take every transition between our screens.
 */
export const takesEveryTransition = (selection: Selection, lanes: readonly Lane[]): boolean =>
  isEverything(selection) && lanes.some(({ renderer, browser }) => renderer.drawsOurFlow && browser.only === undefined);

async function judgeTransitionsOf({ selection, runs, isStopped = false }: FinishedRun): Promise<TransitionJudgement> {
  const scenarios = runs.flatMap(([, run]) => run.scenarios);
  return judgeTransitions({
    declared: await declaredTransitions(),
    taken: scenarios.flatMap(({ transitions = [] }) => transitions),
    map: await readReferenceMap(join(corpus.folder, corpus.transitions), corpus.transitions),
    scenarios,
    isWhole:
      !isStopped &&
      takesEveryTransition(
        selection,
        runs.map(([lane]) => lane),
      ),
  });
}

async function writeReports(
  folder: string,
  { runs, selection }: FinishedRun,
  summaries: readonly (readonly [Lane, LaneSummary])[],
  { report: transitions }: TransitionJudgement,
): Promise<void> {
  for (const [lane, run] of runs) {
    const laneFolder = join(folder, toFileName(lane.name));
    await mkdir(laneFolder, { recursive: true });
    await writeParts(join(laneFolder, 'junit.xml'), reportJUnit(lane.name, run));
    await writeParts(join(laneFolder, 'scenarios.json'), reportScenarios(run));
  }
  const summary: Summary = { selection, lanes: Object.fromEntries(summaries.map(([{ name }, lane]) => [name, lane])) };
  await writeFile(join(folder, 'summary.json'), `${JSON.stringify(summary, null, 2)}\n`);
  await writeFile(join(folder, 'transitions.json'), `${JSON.stringify(transitions, null, 2)}\n`);
}

/** Writes a file part by part, without holding all of it in memory. */
const writeParts = (path: string, parts: Iterable<string>): Promise<void> =>
  pipeline(Readable.from(parts), createWriteStream(path));
