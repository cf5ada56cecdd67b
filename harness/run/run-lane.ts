import { createWriteStream, type WriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import type { Envelope } from '@cucumber/messages';
import { ScenarioCollector } from '../judge/collect-scenarios.ts';
import type { Corpus } from '../corpus/corpus.ts';
import { expectationsOf } from '../lanes/lane-expectations.ts';
import { judge } from '../judge/judge.ts';
import { judgeRun, type RunJudgement } from '../judge/judge-run.ts';
import { fileNameOf, requirementsLeftOut, tagsIn, type Lane } from '../lanes/lanes.ts';
import type { LaneOptions } from '../command/options.ts';
import type { ProgressPrinter } from '../report/print-progress.ts';
import { runCorpus } from './run-cucumber.ts';
import { guardAgainstStall } from './stall.ts';

export interface LaneRun {
  readonly corpus: Corpus;
  readonly lane: Lane;
  readonly options: LaneOptions;
  readonly worldParameters: Readonly<Record<string, unknown>>;
  readonly printer: Pick<ProgressPrinter, 'scenario' | 'faults'>;
  /** Told every message too. */
  readonly listener?: { receive(envelope: Envelope): void };
  /** How long a worker may be silent, in milliseconds. */
  readonly patienceMs?: number;
}

/** Runs the corpus on a lane and judges it. Rejects where the harness cannot go on. */
export async function runLane(run: LaneRun): Promise<RunJudgement> {
  const { corpus, lane, options, worldParameters, printer, listener, patienceMs } = run;
  const expectations = await expectationsOf(corpus, lane);
  const collector = new ScenarioCollector((result) => printer.scenario(judge(result, expectations)));
  const record = options.report === null ? null : await recordMessages(options.report, lane);
  const guard = guardAgainstStall(patienceMs);
  const onMessage = (envelope: Envelope): void => {
    guard.heard();
    record?.write(`${JSON.stringify(envelope)}\n`);
    collector.receive(envelope);
    listener?.receive(envelope);
  };
  try {
    const { name, order, shard } = options;
    const tags = tagsIn(lane, options.tags);
    const features = lane.reference?.features;
    const workers = options.workers ?? lane.workers;
    await Promise.race([
      runCorpus({ corpus, features, tags, name, order, shard, workers, worldParameters }, onMessage),
      guard.stalled,
    ]);
  } finally {
    guard.stop();
    if (record) await finished(record.end());
  }
  collector.end();
  const judgement = judgeRun(collector, expectations, requirementsLeftOut(lane));
  printer.faults(judgement);
  return judgement;
}

async function recordMessages(report: string, lane: Lane): Promise<WriteStream> {
  const folder = join(report, fileNameOf(lane));
  await mkdir(folder, { recursive: true });
  return createWriteStream(join(folder, 'messages.ndjson'));
}
