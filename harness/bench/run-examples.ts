/**
 * `node harness/bench/run-examples.ts <harness|browser> <count>`: runs scenarios, and prints their {@link Cost} as
 * JSON.
 *
 * Start a new process for each measurement, because Node reports the peak memory of a whole process.
 */
import { mkdtempDisposable, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { corpus, type Corpus } from '../corpus/corpus.ts';
import { backends } from '../lanes/backends.ts';
import { defineLane, type Lane } from '../lanes/lanes.ts';
import { renderers } from '../lanes/renderers.ts';
import { reportRun } from '../report/report-run.ts';
import { runLane } from '../run/run-lane.ts';
import { startLanes, type StartedRun } from '../run/start-lanes.ts';
import { sampleCorpus, sampleLane } from '../sample-corpus/corpus.ts';
import type { Cost } from './costs.ts';

type RunLane = (run: StartedRun) => ReturnType<typeof runLane>;

/** A scenario to measure, and the lane (renderer, backend and browser) that runs it. */
export interface Subject {
  readonly requirement: string;
  readonly steps: readonly string[];
  readonly corpus: Corpus;
  readonly lane: Lane;
  /**
   * Starts the lane's servers and browsers, and then calls `work`. The start of the servers and browsers is not
   * measured.
   */
  start<T>(work: (run: RunLane) => Promise<T>): Promise<T>;
}

export type SubjectName = 'harness' | 'browser';

const react = defineLane({ renderer: renderers.react, backend: backends.fake });

export const subjects: Readonly<Record<SubjectName, Subject>> = {
  /** Steps that do nothing, so that only the cost of the harness is measured. */
  harness: {
    requirement: 'kettle.boils',
    // Ten steps, as in a scenario through several screens. The cost of fewer steps would be too small to measure.
    steps: ['Given a kettle', ...Array.from({ length: 9 }, () => 'Then it boils')],
    corpus: sampleCorpus,
    lane: sampleLane('bench'),
    start: (work) => work((run) => runLane({ ...run, lane: sampleLane('bench'), worldParameters: {} })),
  },
  browser: {
    requirement: 'route.waiting',
    steps: ['When Grace opens "/"', 'Then she comes to "Sign in with email"'],
    corpus,
    lane: react,
    async start(work) {
      await using started = await startLanes([react], { write() {} });
      return await work((run) => started.run(react, run));
    },
  },
};

/** Runs `count` scenarios and measures their cost. Rejects if a scenario does not pass. */
export async function runExamples(subject: Subject, count: number): Promise<Cost> {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'doorstep-bench-'));
  await writeExamples(folder.path, subject, count);
  return await subject.start(async (run) => {
    const startedAt = performance.now();
    const processorAtStart = process.cpuUsage();
    await runAndReport(subject, run, folder.path, count);
    const { user, system } = process.cpuUsage(processorAtStart);
    return {
      count,
      processorMs: (user + system) / 1000,
      wallMs: performance.now() - startedAt,
      peakMegabytes: process.resourceUsage().maxRSS / 1024,
    };
  });
}

async function runAndReport(subject: Subject, run: RunLane, folder: string, count: number): Promise<void> {
  const report = join(folder, 'report');
  const judgement = await run({
    corpus: { ...subject.corpus, features: join(folder, '*.feature') },
    options: { report },
    progress: { scenario() {}, errors() {} },
  });
  const { scenarios, specErrors, harnessErrors, exitCode } = judgement;
  const passed = scenarios.filter(({ verdict }) => verdict === 'passed').length;
  if (passed !== count || exitCode !== 0) {
    throw new Error(`expected ${count} examples to pass, saw ${passed}: ${[...specErrors, ...harnessErrors]}`);
  }
  // Without `name`, the report would treat this run as a run of all scenarios, and complain about every transition
  // between screens that no scenario has taken.
  const selection = { tags: '', name: 'Number', shard: null };
  await reportRun({ runs: [[subject.lane, judgement]], selection, entries: [], report }, { write() {} });
}

/** Number of scenarios in each feature that the benchmark writes: about as many as in the widget's largest feature. */
const examplesPerFeature = 100;

async function writeExamples(folder: string, { requirement, steps }: Subject, count: number): Promise<void> {
  for (let written = 0; written < count; written += examplesPerFeature) {
    const rows = Array.from({ length: Math.min(examplesPerFeature, count - written) }, (_, at) => written + at + 1);
    const lines = [
      `Feature: Up to ${rows.at(-1)}`,
      `@${requirement}`,
      'Rule: It happens again and again',
      `@01-${rows[0]}`,
      'Scenario Outline: Number <number>',
      ...steps,
      'Examples:',
      '| number |',
      ...rows.map((number) => `| ${number} |`),
    ];
    await writeFile(join(folder, `${rows[0]}.feature`), lines.join('\n'));
  }
}

if (import.meta.main) {
  const [name, count] = process.argv.slice(2);
  // The cast is safe: only `main.ts` starts this process, with a valid name.
  const cost = await runExamples(subjects[name as SubjectName], Number(count));
  process.stdout.write(JSON.stringify(cost));
}
