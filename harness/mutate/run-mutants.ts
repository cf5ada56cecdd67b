import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Envelope, Pickle } from '@cucumber/messages';
import type { Bundle } from '../../tools/bundle/bundles.ts';
import type { Mutation } from '../../pages/test-bed/mutation.ts';
import { corpus } from '../corpus/corpus.ts';
import { findLanes } from '../lanes/lanes.ts';
import type { Output } from '../output.ts';
import { defaultRunOptions, type ProgressListener } from '../run/run-lane.ts';
import type { ScenarioResult } from '../judge/scenario-result.ts';
import { startLanes } from '../run/start-lanes.ts';
import { writeFeature } from './write-feature.ts';

/** Most of what is looked for never comes. What passes here as it is written shows that this is enough. */
const brief = 600;
/** For what did not pass so: the machine may have been busy. */
const patient = 4000;

/** Most of the time is spent looking for what does not come, which takes no processor. */
const workers = 4;

/** Scenarios to be run, by names of their own. */
export type Lot = ReadonlyMap<string, Pickle>;

/**
 * Runs scenarios of which some are as they stand in the corpus: where one of these fails, it is run again, with what goes
 * with it, more patiently.
 *
 * @param asTheyAre the names of those
 * @param withIt the names of all that show nothing unless that one passes, itself included
 */
export async function runLotSoundly(
  lot: Lot,
  asTheyAre: readonly string[],
  withIt: (name: string) => readonly string[],
  output: Output,
  options: LotOptions = {},
): Promise<ReadonlyMap<string, ScenarioResult>> {
  const results = await runLot(lot, output, options);
  const shaky = asTheyAre.filter((name) => results.get(name)?.status !== 'passed');
  if (shaky.length === 0) return results;
  output.write(`${shaky.length} scenarios did not pass as they are\n`);
  return new Map([...results, ...(await runAgain(lot, shaky.flatMap(withIt), output, options))]);
}

/** Runs some of a lot once more, with patience. */
export async function runAgain(
  lot: Lot,
  names: readonly string[],
  output: Output,
  options: LotOptions = {},
): Promise<ReadonlyMap<string, ScenarioResult>> {
  if (names.length === 0) return new Map();
  output.write(`${names.length} scenarios once more, with patience\n`);
  const again = new Map([...lot].filter(([name]) => names.includes(name)));
  return await runLot(again, output, { ...options, patienceMs: patient });
}

/** What is special of a run. */
export interface LotOptions {
  /** Instead of that of `react:fake`. */
  readonly bundle?: Bundle;
  /** What of the product is not as it should be, by the scenario's name. */
  readonly mutations?: Readonly<Record<string, Mutation>>;
  readonly listener?: { receive(envelope: Envelope): void };
  /** How long one looks for what does not come. */
  readonly patienceMs?: number;
}

/**
 * Runs scenarios that stand in no file, in one lane run of `react:fake`. Rejects where the harness fails.
 *
 * @returns what became of each, by its name
 */
export async function runLot(
  lot: Lot,
  output: Output,
  options: LotOptions = {},
): Promise<ReadonlyMap<string, ScenarioResult>> {
  const folder = await mkdtemp(join(tmpdir(), 'doorstep-mutants-'));
  try {
    await writeFile(join(folder, 'lot.feature'), writeFeature([...lot]));
    return await run(lot, join(folder, 'lot.feature'), output, options);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function run(
  lot: Lot,
  features: string,
  output: Output,
  { bundle, mutations = {}, listener = { receive() {} }, patienceMs = brief }: LotOptions,
): Promise<ReadonlyMap<string, ScenarioResult>> {
  const lanes = findLanes(['react:fake']).map((lane) =>
    bundle ? { ...lane, renderer: { ...lane.renderer, bundle: () => bundle } } : lane,
  );
  await using started = await startLanes(lanes, output);
  const progress = countingPrinter(lot.size, output);
  const options = { ...defaultRunOptions, workers };
  const parameters = { patienceMs, mutations };
  const results = new Map<string, ScenarioResult>();
  for (const lane of lanes) {
    const laneRun = { corpus: { ...corpus, features }, options, progress, listener, parameters };
    const { scenarios } = await started.run(lane, laneRun);
    for (const result of scenarios) results.set(result.name, result);
  }
  return results;
}

/** Says how far it is, now and then. */
function countingPrinter(count: number, output: Output): ProgressListener {
  let done = 0;
  return {
    scenario() {
      done += 1;
      if (done % 250 === 0) output.write(`${done} of ${count} scenarios …\n`);
    },
    errors: ({ specErrors, harnessErrors }) => {
      for (const error of [...specErrors, ...harnessErrors]) output.write(`✗ ${error}\n`);
    },
  };
}
