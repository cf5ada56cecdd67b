import { mutableTestBuild } from '../../tools/bundle/bundles.ts';
import { listOtherTags } from '../lanes/lane-tags.ts';
import { findLanes } from '../lanes/lanes.ts';
import { formatCount, type Output } from '../output.ts';
import { declaredTransitions, formatTransition } from '../transitions/transitions.ts';
import { limitMutants, textMutants, transitionMutants, type ProductMutant } from './product-mutants.ts';
import { refusalMutants } from './refusal-mutants.ts';
import { describeScenario, reportSurvivors, runMutants } from './run-mutants.ts';
import { runWithBaselines } from './run-pickles.ts';
import { selectSample, type Sampling } from './sample.ts';
import type { Scenarios } from './literals.ts';
import { readSpecMutants } from './spec-mutants.ts';

/**
 * Each mutant is tested in rounds: `[3, 15]` is the round with the scenarios 3 to 14, counted from 0. If a scenario
 * fails, the mutant is noticed, and the later rounds are skipped.
 */
const rounds = [
  [0, 3],
  [3, 15],
  [15, Infinity],
] as const;

/**
 * Lanes (test configurations) on which the mutants run. The first lane is faster. A mutant runs on the second lane if
 * the scenarios that must notice it cannot run on the first lane.
 */
const lanes = ['react:fake', 'react:firebase'] as const;

interface OwnedMutant extends Omit<ProductMutant, 'owners'> {
  readonly owners: readonly string[];
  /** Name of the renderer and the backend on which the scenarios in `owners` run, such as `react:fake`. */
  readonly lane: string;
}

/**
 * Changes the product in one place at a time. Each changed product is a mutant.
 *
 * @returns 0 if scenarios notice every mutant, 1 if not, 2 if the result is inconclusive
 */
export async function mutateProduct(sampling: Sampling, output: Output): Promise<0 | 1 | 2> {
  const { scenarios } = await readSpecMutants();
  const everyScenario = (await readSpecMutants([])).scenarios;
  const tables = [limitMutants, textMutants, refusalMutants].flatMap((find) => find(everyScenario));
  const all = [...tables, ...transitionMutants(await declaredTransitions())];
  const mutants = await findOwners(
    selectSample(all, ({ description }) => description, sampling),
    scenarios,
    everyScenario,
    output,
  );

  let survivors = mutants;
  const failedBaselines = new Set<string>();
  for (const [first, last] of rounds) {
    for (const lane of lanes) {
      const onLane = survivors.filter((mutant) => mutant.lane === lane);
      const trials = onLane.flatMap((mutant) =>
        mutant.owners.slice(first, last).flatMap((scenario) => {
          const pickle = everyScenario.get(scenario);
          return pickle ? { scenario, pickle, mutation: mutant.mutation, mutant } : [];
        }),
      );
      const round = await runMutants(trials, everyScenario, output, { lane, bundle: mutableTestBuild });
      const noticed = new Set([...round.noticed.keys()].map(({ mutant }) => mutant));
      survivors = survivors.filter((mutant) => !noticed.has(mutant));
      for (const id of round.failedBaselines) failedBaselines.add(id);
    }
  }
  return reportSurvivors(
    survivors.map((mutant) => describeSurvivor(mutant, everyScenario)),
    mutants.length,
    [...failedBaselines].map((id) => describeScenario(id, everyScenario)),
    output,
  );
}

/**
 * Finds the scenarios that must notice each mutant. For mutants of transitions between screens, first runs all
 * scenarios to see their transitions.
 */
async function findOwners(
  mutants: readonly ProductMutant[],
  scenarios: Scenarios,
  everyScenario: Scenarios,
  output: Output,
): Promise<readonly OwnedMutant[]> {
  const takers = new Map<string, readonly string[]>();
  if (mutants.some(({ owners }) => owners === null)) {
    output.write(
      `first running all ${scenarios.size} scenarios without mutants, to find the transitions between screens that each takes\n`,
    );
    const baselines = new Map([...scenarios.keys()].map((id) => [id, []]));
    const results = await runWithBaselines(scenarios, baselines, output, { bundle: mutableTestBuild });
    for (const [id, { transitions = [] }] of results) {
      for (const key of new Set(transitions.map(formatTransition))) takers.set(key, [...(takers.get(key) ?? []), id]);
    }
  }
  const runnable = lanes.map((lane) => ({ lane, ids: listScenarios(lane, everyScenario) }));
  return mutants.map((mutant) => {
    const found = 'from' in mutant.mutation ? takers.get(formatTransition(mutant.mutation)) : [];
    const owners = mutant.owners ?? found ?? [];
    const choices = runnable.map(({ lane, ids }) => ({ lane, owners: owners.filter((id) => ids.has(id)) }));
    return { ...mutant, ...(choices.find((choice) => choice.owners.length > 0) ?? { lane: lanes[0], owners: [] }) };
  });
}

/** Returns the IDs of the scenarios that run on the lane (test configuration) `laneName`. */
function listScenarios(laneName: string, scenarios: Scenarios): ReadonlySet<string> {
  const [lane] = findLanes([laneName]);
  if (!lane) throw new Error(`Expected the lane "${laneName}", found none.`);
  const otherTags = new Set(listOtherTags(lane));
  return new Set(
    [...scenarios].flatMap(([id, { tags }]) => (tags.some(({ name }) => otherTags.has(name)) ? [] : [id])),
  );
}

function describeSurvivor({ description, owners }: OwnedMutant, scenarios: Scenarios): string {
  const [first] = owners;
  const count =
    first === undefined
      ? 'no scenario covers it'
      : `expected at least one of ${formatCount(owners.length, 'scenario')} to fail, such as ${describeScenario(first, scenarios)}`;
  return `${description}; ${count}`;
}
