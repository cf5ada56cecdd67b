import type { Worker } from 'node:worker_threads';
import { mkdtempDisposable, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Corpus } from '../corpus/corpus.ts';
import { ProgressPrinter } from '../report/progress-printer.ts';
import { runLane, type LaneRun } from '../run/run-lane.ts';
import { sampleCorpus, sampleLane } from '../sample-corpus/corpus.ts';

/**
 * Calls `attack` with the next worker, as soon as a scenario of this worker reaches the step "it waits until the run is
 * attacked".
 */
export function whenReady(attack: (worker: Worker) => void): void {
  process.once('worker', (worker) => {
    worker.on('message', (message) => {
      if (message === 'ready-for-attack') attack(worker);
    });
  });
}

/** Runs a feature that consists of `lines`, with the steps of `attack.steps.ts`. */
export async function runAttack(
  lines: readonly string[],
  { report, ...run }: Partial<Pick<LaneRun, 'signal' | 'hungLimit'>> & { readonly report?: string } = {},
) {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'doorstep-attack-'));
  await writeFile(join(folder.path, 'attack.feature'), lines.join('\n'));
  const corpus: Corpus = {
    ...sampleCorpus,
    features: join(folder.path, '*.feature'),
    steps: ['../attacks/attack.steps.ts'],
  };
  let printed = '';
  const progress = new ProgressPrinter({ write: (text) => (printed += text) }, []);
  const options = { workers: 1, report };
  const { exitCode, scenarios } = await runLane({
    ...run,
    corpus,
    lane: sampleLane('attacked'),
    options,
    worldParameters: {},
    progress,
  });
  return { exitCode, scenarios, printed };
}

export const scenario = (name: string, ...steps: readonly string[]): readonly string[] => [
  `Scenario: ${name}`,
  'Given a kettle',
  ...steps.map((step) => `Then ${step}`),
];
