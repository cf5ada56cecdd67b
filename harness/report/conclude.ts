import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { corpus } from '../corpus/corpus.ts';
import type { RunJudgement } from '../judge/judge-run.ts';
import { fileNameOf, type Lane } from '../lanes/lanes.ts';
import { notHeldTo } from '../lanes/not-held-to.ts';
import { judgeLooks } from './judge-looks.ts';
import { laneLine, shareLines, type Output } from './print-progress.ts';
import { reportJUnit } from './junit.ts';
import { reportScenarios } from './scenarios.ts';
import { summarize, type Choice, type LaneSummary, type Summary } from './summary.ts';
import { writePieces } from './write-pieces.ts';
import type { Requirement } from '../corpus/requirements.ts';
import type { TransitionCollector } from '../transitions/collect-transitions.ts';
import { declaredTransitions } from '../transitions/declared.ts';
import { readReferenceMap } from '../transitions/reference-map.ts';
import { judgeTransitions, type TransitionJudgement } from '../transitions/report-transitions.ts';

/** Lanes that were run and judged. */
export interface Conclusion {
  readonly runs: readonly (readonly [Lane, RunJudgement])[];
  readonly transitions: TransitionCollector;
  readonly choice: Choice;
  readonly entries: readonly Requirement[];
  /** A folder; null for no report. */
  readonly report: string | null;
}

/** Judges what lanes have in common, writes the report, and says a line for each. Resolves with the exit code. */
export async function conclude(conclusion: Conclusion, output: Output): Promise<0 | 1 | 2> {
  const { runs, choice, entries, report } = conclusion;
  const ids = entries.map(({ id }) => id);
  const summaries = runs.map(([lane, run]): [Lane, LaneSummary] => [
    lane,
    summarize(run, ids, notHeldTo(lane, corpus)),
  ]);
  const ways = await judgeWays(conclusion);
  const looks = judgeLooks(runs, isAll(choice));
  if (report !== null) await writeReport(report, conclusion, summaries, ways);
  output.write('\n');
  for (const line of [...ways.lines, ...looks.lines]) output.write(`${line}\n`);
  for (const [{ name, reference }, summary] of summaries) {
    output.write(`${laneLine(name, summary)}\n`);
    for (const line of reference ? shareLines(name, summary) : []) output.write(`${line}\n`);
  }
  const exitCodes = runs.map(([, { exitCode }]) => exitCode);
  return Math.max(ways.isAsExpected && looks.isAsExpected ? 0 : 1, ...exitCodes) as 0 | 1 | 2; // the worst of exit codes
}

const isAll = ({ tags, name, shard }: Choice): boolean => tags === '' && name === '' && shard === null;

/** What all lanes together went. */
async function judgeWays({ transitions, choice, runs }: Conclusion): Promise<TransitionJudgement> {
  return judgeTransitions({
    declared: await declaredTransitions(),
    taken: transitions.taken,
    map: await readReferenceMap(join(corpus.folder, corpus.transitions), corpus.transitions),
    scenarioIds: [...new Set(runs.flatMap(([, { scenarios }]) => scenarios.map(({ id }) => id)))],
    // The reference's own flow is none of ours, so by itself it goes none of the ways.
    isWhole: isAll(choice) && runs.some(([{ reference }]) => !reference),
  });
}

async function writeReport(
  folder: string,
  { runs, choice }: Conclusion,
  summaries: readonly (readonly [Lane, LaneSummary])[],
  { report: transitions }: TransitionJudgement,
): Promise<void> {
  for (const [lane, run] of runs) {
    await mkdir(join(folder, fileNameOf(lane)), { recursive: true });
    await writePieces(join(folder, fileNameOf(lane), 'junit.xml'), reportJUnit(lane.name, run));
    await writePieces(join(folder, fileNameOf(lane), 'scenarios.json'), reportScenarios(run));
  }
  const summary: Summary = { choice, lanes: Object.fromEntries(summaries.map(([{ name }, lane]) => [name, lane])) };
  await writeFile(join(folder, 'summary.json'), `${JSON.stringify(summary, null, 2)}\n`);
  await writeFile(join(folder, 'transitions.json'), `${JSON.stringify(transitions, null, 2)}\n`);
}
