import { createWriteStream, type WriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import type { Envelope } from '@cucumber/messages';
import type { Corpus } from '../corpus/corpus.ts';
import type { Shard } from '../corpus/shard.ts';
import { ScenarioCollector } from '../judge/collect-scenarios.ts';
import { judge, type Judged } from '../judge/judge.ts';
import { judgeRun, type RunJudgement } from '../judge/judge-run.ts';
import { excludedRequirements, readLaneExpectations, tagExpressionFor, toFileName, type Lane } from '../lanes/lanes.ts';
import { runCorpus } from './run-cucumber.ts';
import { startSilenceTimeout } from './silence-timeout.ts';

/** Selects scenarios of a lane, and sets how they run. */
export interface RunOptions {
  /** A tag expression; empty for all scenarios. */
  readonly tags: string;
  /** Part of a scenario's name; empty for all. */
  readonly name: string;
  readonly order: 'defined' | `random:${string}`;
  /** Folder for reports; null for none. */
  readonly report: string | null;
  /** Null for all scenarios. */
  readonly shard: Shard | null;
  /** Number of worker threads, each with a browser of its own; null for the default. */
  readonly workers: number | null;
}

export const defaultRunOptions: RunOptions = {
  tags: '',
  name: '',
  order: 'defined',
  report: null,
  shard: null,
  workers: null,
};

/** More would starve a machine with two cores. */
const defaultWorkers = 2;

/** Reports scenarios as they end, and at the end all errors that belong to no scenario. */
export interface ProgressListener {
  scenario(judged: Judged): void;
  errors(run: Pick<RunJudgement, 'specErrors' | 'harnessErrors'>): void;
}

export interface LaneRun {
  readonly corpus: Corpus;
  readonly lane: Lane;
  readonly options: RunOptions;
  readonly worldParameters: Readonly<Record<string, unknown>>;
  readonly progress: ProgressListener;
}

/** Runs the corpus on a lane and judges it. Rejects if the harness fails. */
export async function runLane(run: LaneRun): Promise<RunJudgement> {
  const { corpus, lane, options, worldParameters, progress } = run;
  const expectations = await readLaneExpectations(corpus, lane);
  const collector = new ScenarioCollector((result) => progress.scenario(judge(result, expectations)));
  const record = options.report === null ? null : await recordMessages(options.report, lane);
  const timeout = startSilenceTimeout();
  const onMessage = (envelope: Envelope): void => {
    timeout.restart();
    record?.write(`${JSON.stringify(envelope)}\n`);
    collector.receive(envelope);
  };
  try {
    const { name, order, shard } = options;
    const tags = tagExpressionFor(lane, options.tags);
    const workers = options.workers ?? defaultWorkers;
    const { features } = lane.renderer;
    await Promise.race([
      runCorpus({ corpus, features, tags, name, order, shard, workers, worldParameters }, onMessage),
      timeout.expired,
    ]);
  } finally {
    timeout.stop();
    if (record) await finished(record.end());
  }
  collector.end();
  const judgement = judgeRun(collector, expectations, excludedRequirements(lane));
  progress.errors(judgement);
  return judgement;
}

async function recordMessages(report: string, lane: Lane): Promise<WriteStream> {
  const folder = join(report, toFileName(lane.name));
  await mkdir(folder, { recursive: true });
  return createWriteStream(join(folder, 'messages.ndjson'));
}
