import { corpus, type Corpus } from '../corpus/corpus.ts';
import type { RunJudgement } from '../judge/judge-run.ts';
import { backends } from '../lanes/backends.ts';
import { defineLane, type Lane } from '../lanes/lanes.ts';
import { renderers } from '../lanes/renderers.ts';
import { runLane } from '../run/run-lane.ts';
import { startLanes, type StartedRun } from '../run/start-lanes.ts';
import { sampleCorpus, sampleLane } from '../sample-corpus/corpus.ts';

/** Steps that are run once per example, and their lane. */
export interface Subject {
  /** The requirement whose Rule contains the examples. */
  readonly requirement: string;
  readonly steps: readonly string[];
  /** The corpus with the definitions of the steps. */
  readonly corpus: Corpus;
  readonly lane: Lane;
  /** Starts what the lane needs, which is not measured, and calls `work` with a function that runs the lane. */
  start<T>(work: (run: (run: StartedRun) => Promise<RunJudgement>) => Promise<T>): Promise<T>;
}

export type SubjectName = 'harness' | 'browser';

const react = defineLane({ renderer: renderers.react, backend: backends.fake });

export const subjects: Readonly<Record<SubjectName, Subject>> = {
  /** Steps that do nothing, so that only the harness costs anything. */
  harness: {
    requirement: 'kettle.boils',
    // About as many as a journey has: the cost of a single step would be lost in that of the run.
    steps: ['Given a kettle', ...Array.from({ length: 9 }, () => 'Then it boils')],
    corpus: sampleCorpus,
    lane: sampleLane('bench'),
    start: (work) => work((run) => runLane({ ...run, lane: sampleLane('bench'), worldParameters: {} })),
  },
  /** The cheapest scenario in a browser. */
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
