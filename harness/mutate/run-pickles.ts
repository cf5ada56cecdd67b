import { mkdtempDisposable, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import type { Pickle, PickleStep } from '@cucumber/messages';
import type { Mutation } from '../../pages/test-bed/mutation.ts';
import type { Bundle } from '../../tools/bundle/bundles.ts';
import { corpus } from '../corpus/corpus.ts';
import type { ScenarioResult } from '../judge/judge.ts';
import { findTaggedIds } from '../judge/scenario-id.ts';
import { findLanes } from '../lanes/lanes.ts';
import { formatCount, type Output } from '../output.ts';
import type { ProgressListener } from '../run/run-lane.ts';
import { startLanes } from '../run/start-lanes.ts';

/**
 * Milliseconds that a step waits for a text to appear. With most mutations, the text never appears, and the step waits
 * for the whole time limit. A short limit saves time.
 */
const shortPatienceMs = 600;
/**
 * Milliseconds that a step waits for something to appear if the scenario runs again, or if `isPatient` is set. The
 * limit is long, so that no scenario fails only because the machine is slow.
 */
const longPatienceMs = 4000;

/**
 * Twice the usual number of workers. Most mutants (deliberate faults) make a scenario wait for a text that never
 * appears, and waiting uses little processor time.
 */
const workers = 4;

/** The scenarios to run. The keys are the names of the scenarios. */
export type Pickles = ReadonlyMap<string, Pickle>;
type Results = ReadonlyMap<string, ScenarioResult>;

/** Name of the lane on which mutants run if no other lane is named. */
export const defaultLane = 'react:fake';

export interface PickleRunOptions {
  /** Name of the lane: renderer and backend, such as `plain:fake`. Defaults to {@link defaultLane}. */
  readonly lane?: string;
  /** The build to run on. Defaults to the build of the lane's renderer, which has no fault. */
  readonly bundle?: Bundle;
  /**
   * The keys are names of scenarios. Each value is the mutation (a small fault in the product) with which the scenario
   * runs.
   */
  readonly mutations?: Readonly<Record<string, Mutation>>;
  /**
   * If true, steps have the longer time limit (`longPatienceMs`) in every run of a scenario. If false, they have it
   * only when a scenario runs again.
   */
  readonly isPatient?: boolean;
}

/**
 * Runs unchanged scenarios (baselines) and their mutants. If a baseline fails, runs it and its mutants again with a
 * longer time limit.
 *
 * @param baselines maps the name of each baseline to the names of its mutants
 */
export async function runWithBaselines(
  pickles: Pickles,
  baselines: ReadonlyMap<string, readonly string[]>,
  output: Output,
  options: PickleRunOptions = {},
): Promise<Results> {
  const results = await runPickles(pickles, output, options, options.isPatient ? longPatienceMs : shortPatienceMs);
  const failed = [...baselines].filter(([name]) => results.get(name)?.status !== 'passed');
  if (failed.length === 0) return results;
  const count = formatCount(failed.length, 'unchanged scenario');
  const mutants = failed.flatMap(([, names]) => names).length;
  const again = [failed.length === 1 ? 'it' : 'them', ...(mutants === 0 ? [] : [formatCount(mutants, 'mutant')])];
  const limit = options.isPatient ? '' : ' with a longer time limit';
  output.write(`${count} failed; running ${again.join(' and ')} again${limit}\n`);
  const later = await rerunPickles(pickles, failed.flat(2), output, options);
  const passed = failed.filter(([name]) => later.get(name)?.status === 'passed').length;
  output.write(`unchanged scenarios that passed the second time: ${passed} of ${failed.length}\n`);
  return new Map([...results, ...later]);
}

/** Runs scenarios again. Steps have the longer time limit. */
export async function rerunPickles(
  pickles: Pickles,
  names: readonly string[],
  output: Output,
  options: PickleRunOptions = {},
): Promise<Results> {
  if (names.length === 0) return new Map();
  const selected = new Map([...pickles].filter(([name]) => names.includes(name)));
  return await runPickles(selected, output, options, longPatienceMs);
}

async function runPickles(
  pickles: Pickles,
  output: Output,
  { lane: name = defaultLane, bundle, mutations = {} }: PickleRunOptions,
  patienceMs: number,
): Promise<Results> {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'doorstep-mutants-'));
  const features = join(folder.path, 'mutants.feature');
  await writeFile(features, writeFeature(pickles));
  const lanes = findLanes([name]).map((each) =>
    bundle ? { ...each, renderer: { ...each.renderer, bundle: () => bundle } } : each,
  );
  const [lane] = lanes;
  if (!lane) throw new Error(`Expected the lane "${name}", found none.`);
  await using started = await startLanes(lanes, output);
  const { scenarios } = await started.run(lane, {
    // Every scenario in a list of expected failures must be part of the run. The lists in `features/expectations`
    // contain scenarios that are not part of this run, so use a folder without such lists.
    corpus: { ...corpus, features, expectations: relative(corpus.folder, folder.path) },
    options: { workers },
    progress: createCounter(pickles.size, output),
    parameters: { patienceMs, mutations },
  });
  return new Map(scenarios.map((result) => [result.name, result]));
}

function createCounter(total: number, output: Output): ProgressListener {
  const interval = Math.max(10, Math.ceil(total / 10));
  let done = 0;
  return {
    scenario() {
      done += 1;
      if (done % interval === 0) output.write(`${done} of ${total} scenarios are done …\n`);
    },
    errors({ specErrors, harnessErrors }) {
      for (const error of [...specErrors, ...harnessErrors]) output.write(`✗ ${error}\n`);
    },
  };
}

/**
 * Returns the text of a feature with the given scenarios. Gives each scenario a new ID, because all mutants of a
 * scenario have the ID of the original.
 */
export function writeFeature(pickles: Pickles): string {
  const parts = [...pickles].map(([name, pickle], index) => {
    const others = pickle.tags.filter((tag) => findTaggedIds({ tags: [tag] }).length === 0);
    const tags = [...others.map((tag) => tag.name), `@00-${index + 1}`];
    return [tags.join(' '), `Scenario: ${name}`, ...pickle.steps.flatMap(writeStep)].join('\n');
  });
  return ['Feature: Written by a command', ...parts, ''].join('\n\n');
}

const keywords: Readonly<Record<string, string>> = { Context: 'Given', Action: 'When', Outcome: 'Then' };

function writeStep({ type, text, argument }: PickleStep): readonly string[] {
  const { dataTable, docString } = argument ?? {};
  const rows = (dataTable?.rows ?? []).map(
    ({ cells }) => `| ${cells.map(({ value }) => escapeCell(value)).join(' | ')} |`,
  );
  const quoted = docString ? [fence, docString.content.replaceAll(fence, String.raw`\"\"\"`), fence] : [];
  return [`${keywords[type ?? ''] ?? '*'} ${text}`, ...rows, ...quoted];
}

const fence = '"""';

const escapeCell = (cell: string): string =>
  cell
    .replaceAll('\\', String.raw`\\`)
    .replaceAll('|', String.raw`\|`)
    .replaceAll('\n', String.raw`\n`);
