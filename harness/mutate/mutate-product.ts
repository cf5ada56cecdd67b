import type { Envelope } from '@cucumber/messages';
import { readTransitions, transitionsType } from '../../driver/attachments.ts';
import { mutableTestBuild } from '../../tools/bundle/bundles.ts';
import type { Output } from '../output.ts';
import { declaredTransitions, formatTransition } from '../transitions/transitions.ts';
import { limitMutants, textMutants, transitionMutants, type ProductMutant } from './product-mutants.ts';
import { refusalMutants } from './refusal-mutants.ts';
import { reportSurvivors, runMutants } from './run-mutants.ts';
import { runWithBaselines } from './run-pickles.ts';
import { selectSample, type Sampling } from './sample.ts';
import type { Scenarios } from './scenario-texts.ts';
import { readSpecMutants } from './spec-mutants.ts';

/** Ranges of owners, the scenarios that should notice a mutant. The first notice most; the rest run for survivors only. */
const rounds = [
  [0, 3],
  [3, 15],
  [15, Infinity],
] as const;

type OwnedMutant = ProductMutant & { readonly owners: readonly string[] };

/** Mutates the product, one thing at a time. Returns 0 if scenarios notice each mutant, 1 if not, 2 if inconclusive. */
export async function mutateProduct(sampling: Sampling, output: Output): Promise<0 | 1 | 2> {
  const { scenarios } = await readSpecMutants();
  const tables = [limitMutants, textMutants, refusalMutants].flatMap((find) => find(scenarios));
  const all = [...tables, ...transitionMutants(await declaredTransitions())];
  const mutants = await findOwners(
    selectSample(all, ({ description }) => description, sampling),
    scenarios,
    output,
  );

  let survivors = mutants;
  const failedBaselines = new Set<string>();
  for (const [first, last] of rounds) {
    const trials = survivors.flatMap((mutant) =>
      mutant.owners.slice(first, last).flatMap((scenario) => {
        const pickle = scenarios.get(scenario);
        return pickle ? { scenario, pickle, mutation: mutant.mutation, mutant } : [];
      }),
    );
    const round = await runMutants(trials, scenarios, output, mutableTestBuild);
    const noticed = new Set([...round.noticed].map(({ mutant }) => mutant));
    survivors = survivors.filter((mutant) => !noticed.has(mutant));
    for (const id of round.failedBaselines) failedBaselines.add(id);
  }
  return reportSurvivors(survivors.map(describeSurvivor), mutants.length, failedBaselines, output);
}

/** Transitions are owned by the scenarios that take them, which only a run of all scenarios can tell. */
async function findOwners(
  mutants: readonly ProductMutant[],
  scenarios: Scenarios,
  output: Output,
): Promise<readonly OwnedMutant[]> {
  const listener = new TransitionOwnerCollector();
  if (mutants.some(({ owners }) => owners === null)) {
    output.write(`running ${scenarios.size} scenarios without a mutation, to find the owners of transitions\n`);
    const options = { bundle: mutableTestBuild, listener };
    const baselines = new Map([...scenarios.keys()].map((id) => [id, []]));
    await runWithBaselines(scenarios, baselines, output, options);
  }
  return mutants.map(({ description, mutation, owners }) => {
    const takers = 'from' in mutation ? (listener.owners.get(formatTransition(mutation)) ?? []) : [];
    return { description, mutation, owners: owners ?? takers };
  });
}

const describeSurvivor = ({ description, owners }: OwnedMutant): string =>
  `${description}; ${owners.length === 0 ? 'no scenario owns it' : `${owners.length} scenarios own it, such as ${owners[0]}`}`;

/** Collects, from the messages of a run, which scenarios take each transition. */
class TransitionOwnerCollector {
  /** Names of scenarios, by transition. */
  readonly owners = new Map<string, string[]>();
  readonly #pickles = new Map<string, string>();
  readonly #testCases = new Map<string, string>();
  readonly #running = new Map<string, string>();

  receive({ pickle, testCase, testCaseStarted, attachment }: Envelope): void {
    if (pickle) this.#pickles.set(pickle.id, pickle.name);
    if (testCase) this.#testCases.set(testCase.id, this.#pickles.get(testCase.pickleId) ?? '');
    if (testCaseStarted) this.#running.set(testCaseStarted.id, this.#testCases.get(testCaseStarted.testCaseId) ?? '');
    if (attachment?.mediaType !== transitionsType) return;
    const name = this.#running.get(attachment.testCaseStartedId ?? '') ?? '';
    for (const key of readTransitions(attachment.body).map(formatTransition)) {
      this.owners.set(key, [...(this.owners.get(key) ?? []), name]);
    }
  }
}
