import { createWriteStream, type WriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import type { Envelope } from '@cucumber/messages';
import { HarnessError } from '../../driver/harness-error.ts';
import { defaultStepTimeoutMs } from '../../driver/step-timeout.ts';
import type { Corpus } from '../corpus/corpus.ts';
import { ScenarioCollector } from '../judge/collect-scenarios.ts';
import { isHung, judge, type Judged } from '../judge/judge.ts';
import { judgeRun, type RunJudgement } from '../judge/judge-run.ts';
import { excludedRequirements, readLaneExpectations, tagExpressionFor, toFileName, type Lane } from '../lanes/lanes.ts';
import { describeReportError } from './report-error.ts';
import { runCorpus, type CucumberRun } from './run-cucumber.ts';
import { startSilenceTimeout } from './silence-timeout.ts';
import { superviseWorkers } from './supervise-workers.ts';

export interface RunOptions extends Pick<CucumberRun, 'tags' | 'name' | 'order' | 'shard' | 'workers'> {
  /** Folder for reports. If omitted, no reports are written. */
  readonly report?: string | undefined;
}

/**
 * Receives each scenario when it ends. At the end of the run, receives the errors that belong to no scenario, such as a
 * syntax error in a feature.
 */
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
  /**
   * Stops the run when aborted. The run then reports the message of the signal's `reason` as an error of the harness.
   */
  readonly signal?: AbortSignal | undefined;
  /**
   * Stops the run as soon as this many scenarios have a step that did not end in time. If omitted, there is no limit.
   */
  readonly hungLimit?: number | undefined;
}

export async function runLane(run: LaneRun): Promise<RunJudgement> {
  const { corpus, lane, options, worldParameters, progress, hungLimit = Number.POSITIVE_INFINITY } = run;
  const expectations = await readLaneExpectations(corpus, lane);
  const stopping = new AbortController();
  const stop = (reason: string): void => stopping.abort(new HarnessError(reason));
  const signal = run.signal ? AbortSignal.any([run.signal, stopping.signal]) : stopping.signal;
  let hung = 0;
  const collector = new ScenarioCollector((result) => {
    progress.scenario(judge(result, expectations));
    if (isHung(result)) hung += 1;
    if (hung === hungLimit) stop(`Stopped after ${hung} scenarios with a step that did not end in time`);
  });
  const { report, tags = '', ...selection } = options;
  const record = report === undefined ? null : await recordMessages(report, lane, stop);
  using workers = superviseWorkers(stop);
  const stepTimeoutMs = defaultStepTimeoutMs * lane.browser.patienceFactor;
  const timeout = startSilenceTimeout(stepTimeoutMs);
  timeout.expired.catch((error: HarnessError) => stop(error.message));
  signal.addEventListener('abort', () => {
    collector.stop();
    workers.end();
  });
  const onMessage = (envelope: Envelope): void => {
    timeout.restart();
    record?.write(`${JSON.stringify(envelope)}\n`);
    collector.receive(envelope);
  };
  try {
    const { features } = lane.renderer;
    const conditions = { corpus, features, tags: tagExpressionFor(lane, tags), worldParameters, stepTimeoutMs, signal };
    await runCorpus({ ...selection, ...conditions }, onMessage);
  } finally {
    timeout.stop();
    if (record?.writable) await finished(record.end());
  }
  collector.end(signal.aborted ? String((signal.reason as Error).message) : null);
  const judgement = judgeRun(collector, expectations, excludedRequirements(lane));
  progress.errors(judgement);
  return judgement;
}

async function recordMessages(report: string, lane: Lane, fail: (reason: string) => void): Promise<WriteStream> {
  const folder = join(report, toFileName(lane.name));
  const onError = (error: unknown): never => {
    throw describeReportError(folder, error);
  };
  await mkdir(folder, { recursive: true }).catch(onError);
  const stream = createWriteStream(join(folder, 'messages.ndjson'));
  stream.on('error', (error) => fail(describeReportError(folder, error).message));
  return stream;
}
