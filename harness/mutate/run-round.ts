import type { Pickle } from '@cucumber/messages';
import type { Mutation } from '../../pages/test-bed/mutation.ts';
import { mutableTestBuild } from '../../tools/bundle/bundles.ts';
import { formatCount, type Output } from '../output.ts';
import { baselineName, runWithBaselines } from './run-pickles.ts';
import type { Scenarios } from './scenario-texts.ts';

/** A mutation of the product, and the scenarios that own it. */
export interface OwnedMutation {
  /** Ids of scenarios. */
  readonly owners: readonly string[];
  readonly mutation: Mutation;
}

export interface Round {
  /** Indices of the mutants for which an owner failed whose baseline passed. */
  readonly noticed: ReadonlySet<number>;
  /** Ids of scenarios whose baseline failed. */
  readonly failedBaselines: readonly string[];
}

/** Runs the owners of every mutant with its mutation, and their baselines. */
export async function runRound(
  mutants: readonly OwnedMutation[],
  scenarios: Scenarios,
  output: Output,
): Promise<Round> {
  const trials = mutants.flatMap(({ owners, mutation }, mutant) =>
    owners.map((owner) => ({ name: `mutant ${mutant}: ${owner}`, mutant, owner, mutation })),
  );
  const trialsByOwner = Map.groupBy(trials, ({ owner }) => owner);
  const pickles = new Map<string, Pickle>();
  for (const [owner, ownerTrials] of trialsByOwner) {
    const pickle = scenarios.get(owner);
    if (!pickle) continue;
    pickles.set(baselineName(owner), pickle);
    for (const { name } of ownerTrials) pickles.set(name, pickle);
  }
  if (pickles.size === 0) return { noticed: new Set(), failedBaselines: [] };

  const owners = [...trialsByOwner.keys()];
  const counts = [
    formatCount(mutants.length, 'mutant'),
    formatCount(trials.length, 'scenario'),
    formatCount(owners.length, 'baseline'),
  ];
  output.write(`${counts.join(', ')}\n`);
  const trialNames = new Map(
    [...trialsByOwner].map(([owner, each]) => [baselineName(owner), each.map(({ name }) => name)]),
  );
  const results = await runWithBaselines(
    pickles,
    owners.map(baselineName),
    (baseline) => trialNames.get(baseline) ?? [],
    output,
    {
      bundle: mutableTestBuild,
      mutations: Object.fromEntries(trials.map(({ name, mutation }) => [name, mutation])),
    },
  );
  const passes = (name: string): boolean => results.get(name)?.status === 'passed';
  const failedBaselines = owners.filter((owner) => !passes(baselineName(owner)));
  const noticed = trials.filter(({ name, owner }) => passes(baselineName(owner)) && !passes(name));
  return { noticed: new Set(noticed.map(({ mutant }) => mutant)), failedBaselines };
}
