import { createWriteStream, type WriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import type { Envelope } from '@cucumber/messages';
import type { Corpus } from '../corpus/corpus.ts';
import { ScenarioCollector } from '../judge/collect-scenarios.ts';
import { judge, type Judged } from '../judge/judge.ts';
import { judgeRun, type RunJudgement } from '../judge/judge-run.ts';
import { excludedRequirements, readLaneExpectations, tagExpressionFor, toFileName, type Lane } from '../lanes/lanes.ts';
import { runCorpus, type CucumberRun } from './run-cucumber.ts';
import { startSilenceTimeout } from './silence-timeout.ts';

export interface RunOptions extends Pick<CucumberRun, 'tags' | 'name' | 'order' | 'shard' | 'workers'> {
  /** Folder for reports. Omit to write none. */
  readonly report?: string | undefined;
}

/** Is called for each scenario when it ends, and once at the end of the run for all other errors. */
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

export async function runLane(run: LaneRun): Promise<RunJudgement> {
  const { corpus, lane, options, worldParameters, progress } = run;
  const expectations = await readLaneExpectations(corpus, lane);
  const collector = new ScenarioCollector((result) => progress.scenario(judge(result, expectations)));
  const { report, tags = '', ...selection } = options;
  const record = report === undefined ? null : await recordMessages(report, lane);
  const timeout = startSilenceTimeout();
  const onMessage = (envelope: Envelope): void => {
    timeout.restart();
    record?.write(`${JSON.stringify(envelope)}\n`);
    collector.receive(envelope);
  };
  try {
    const { features } = lane.renderer;
    const cucumberRun = { ...selection, corpus, features, tags: tagExpressionFor(lane, tags), worldParameters };
    await Promise.race([runCorpus(cucumberRun, onMessage), timeout.expired]);
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
