import type { Pickle } from '@cucumber/messages';
import type { Mutation } from '../../pages/test-bed/mutation.ts';
import type { Failure, ScenarioResult } from '../judge/judge.ts';
import { formatCount, formatNoticed, type Output } from '../output.ts';
import { defaultLane, rerunPickles, runWithBaselines, type PickleRunOptions } from './run-pickles.ts';
import type { Scenarios } from './literals.ts';

/** A scenario to run with a deliberate fault in one of its steps or in the product. */
export interface ScenarioMutant {
  /** ID of the original scenario. {@link runMutants} also runs the original, and compares the results. */
  readonly scenario: string;
  readonly pickle: Pickle;
  readonly mutation?: Mutation;
  /** The step that must fail for the mutant to count as noticed. If null or omitted, any step may fail. */
  readonly failsAt?: string | null;
}

interface MutantRunOptions extends Omit<PickleRunOptions, 'mutations'> {
  /**
   * A mutation for the baselines (the unchanged scenarios). It changes nothing, but each baseline then opens a new
   * browser session, as a scenario with a fault does. So a baseline is as slow as its mutants.
   */
  readonly baselineMutation?: Mutation;
  /** IDs of the scenarios whose unchanged versions (baselines) have already passed. These versions do not run again. */
  readonly passedBaselines?: ReadonlySet<string>;
}

/**
 * Runs mutated scenarios (mutants) and, for comparison, the unchanged scenarios (baselines).
 *
 * @returns `noticed`: the mutants that fail although their baseline passes; `failedBaselines`: the IDs of the scenarios
 *   that fail without a mutation
 */
export async function runMutants<Mutant extends ScenarioMutant>(
  mutants: readonly Mutant[],
  scenarios: Scenarios,
  output: Output,
  { baselineMutation, passedBaselines = new Set(), ...place }: MutantRunOptions = {},
) {
  if (mutants.length === 0) return { noticed: new Map<Mutant, Failure | null>(), failedBaselines: [] };
  const trials = mutants.map((mutant, index) => ({ mutant, name: `mutant ${index}` }));
  const groups = Map.groupBy(trials, ({ mutant }) => mutant.scenario);
  const ids = [...groups.keys()].filter((id) => !passedBaselines.has(id));
  const count = `${formatCount(mutants.length, 'scenario')}, each with one mutant`;
  const unchanged = ids.length === 0 ? '' : `, and ${formatCount(ids.length, 'scenario')} without a change (must pass)`;
  output.write(`lane ${place.lane ?? defaultLane}: running ${count}${unchanged}\n`);
  const pickles = new Map<string, Pickle>();
  for (const [id, group] of groups) {
    const original = scenarios.get(id);
    if (!original) throw new Error(`Expected a scenario with the id "${id}", found none.`);
    // Run the unchanged scenario right before its mutants, so that a busy machine slows down both.
    if (ids.includes(id)) pickles.set(toBaseline(id), original);
    for (const { mutant, name } of group) pickles.set(name, mutant.pickle);
  }
  const mutations: Record<string, Mutation> = Object.fromEntries(
    trials.flatMap(({ mutant: { mutation }, name }) => (mutation ? [[name, mutation]] : [])),
  );
  if (baselineMutation) for (const id of ids) mutations[toBaseline(id)] = baselineMutation;
  const options = { ...place, mutations };
  const baselines = new Map(ids.map((id) => [toBaseline(id), (groups.get(id) ?? []).map(({ name }) => name)]));
  const first = await runWithBaselines(pickles, baselines, output, options);
  const inconclusive = trials.filter(({ mutant, name }) => getOutcome(mutant, first.get(name)) === 'inconclusive');
  const inconclusiveNames = inconclusive.map(({ name }) => name);
  if (inconclusive.length > 0) {
    const failed = formatCount(inconclusive.length, 'scenario');
    const again = inconclusive.length === 1 ? 'it' : 'them';
    output.write(
      `${failed} failed at a step other than the changed one; running ${again} again with a longer time limit\n`,
    );
  }
  const results = new Map([...first, ...(await rerunPickles(pickles, inconclusiveNames, output, options))]);

  const failedBaselines = ids.filter((id) => results.get(toBaseline(id))?.status !== 'passed');
  const noticed = trials.filter(
    ({ mutant, name }) =>
      !failedBaselines.includes(mutant.scenario) && getOutcome(mutant, results.get(name)) === 'noticed',
  );
  const failures = noticed.map(({ mutant, name }) => [mutant, results.get(name)?.failure ?? null] as const);
  return { noticed: new Map(failures), failedBaselines };
}

/**
 * Runs mutated scenarios with a short time limit, and returns those that failed. If the machine is busy, a scenario may
 * fail without noticing its mutant. Only {@link runMutants} detects this, because it also runs the original scenarios.
 */
export async function runMutantsAlone<Mutant extends ScenarioMutant>(
  mutants: readonly Mutant[],
  output: Output,
  place: Omit<PickleRunOptions, 'mutations' | 'isPatient'>,
): Promise<ReadonlyMap<Mutant, Failure | null>> {
  if (mutants.length === 0) return new Map();
  const trials = mutants.map((mutant, index) => ({ mutant, name: `mutant ${index}` }));
  output.write(
    `lane ${place.lane ?? defaultLane}: running ${formatCount(mutants.length, 'scenario')}, each with one mutant\n`,
  );
  const pickles = new Map(trials.map(({ mutant, name }) => [name, mutant.pickle]));
  const mutations: Record<string, Mutation> = Object.fromEntries(
    trials.flatMap(({ mutant: { mutation }, name }) => (mutation ? [[name, mutation]] : [])),
  );
  const results = await runWithBaselines(pickles, new Map(), output, { ...place, mutations });
  const failed = trials.filter(({ mutant, name }) => getOutcome(mutant, results.get(name)) === 'noticed');
  return new Map(failed.map(({ mutant, name }) => [mutant, results.get(name)?.failure ?? null]));
}

const toBaseline = (id: string): string => `baseline: ${id}`;

/**
 * Returns the result of a mutant. If a step other than `failsAt` fails, the result is `inconclusive`, because the
 * mutation may not be the cause of this failure.
 */
function getOutcome({ failsAt = null }: ScenarioMutant, result: ScenarioResult | undefined) {
  if (!result || result.status === 'passed') return 'survives';
  return failsAt === null || result.failure?.step === failsAt ? 'noticed' : 'inconclusive';
}

export const describeScenario = (id: string, scenarios: Scenarios): string => `${id} ${scenarios.get(id)?.name}`;

/**
 * Prints the mutants that no scenario noticed. Returns the exit code: 0 if there are none, 1 if there are some, and 2
 * if a baseline failed.
 *
 * @param count number of all mutants, noticed or not
 * @param noun what is counted, such as `changed literal`
 */
export function reportSurvivors(
  survivors: readonly string[],
  count: number,
  failedBaselines: Iterable<string>,
  output: Output,
  noun = 'mutant',
): 0 | 1 | 2 {
  const failed = [...failedBaselines];
  for (const scenario of failed)
    output.write(
      `✗ BASELINE FAILS: the scenario fails even without a mutant, so its mutants prove nothing: ${scenario}\n`,
    );
  for (const description of survivors) output.write(`✗ NOT NOTICED: ${description}\n`);
  output.write(`${formatNoticed(formatCount(count, noun), 'scenarios', count - survivors.length, count)}\n`);
  if (failed.length > 0) return 2;
  return survivors.length === 0 ? 0 : 1;
}
