import type { Envelope } from '@cucumber/messages';
import { readTransitions, transitionsType } from '../../driver/attachments.ts';
import { mutableTestBuild } from '../../tools/bundle/bundles.ts';
import type { Output } from '../output.ts';
import { declaredTransitions, formatTransition } from '../transitions/transitions.ts';
import { limitMutants, textMutants, transitionMutants, type ProductMutant } from './product-mutants.ts';
import { refusalMutants } from './refusal-mutants.ts';
import { runWithBaselines } from './run-pickles.ts';
import { runRound, type OwnedMutation } from './run-round.ts';
import { selectSample, type Sampling } from './sample.ts';
import type { Scenarios } from './scenario-texts.ts';
import { readSpecMutants } from './spec-mutants.ts';

/** Ranges of owners. The first owners notice most mutants; the others run only for the survivors. */
const rounds = [
  [0, 3],
  [3, 15],
  [15, Infinity],
] as const;

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
    const selected = survivors.map((mutant) => ({ ...mutant, owners: mutant.owners.slice(first, last) }));
    const round = await runRound(selected, scenarios, output);
    survivors = survivors.filter((_, index) => !round.noticed.has(index));
    for (const id of round.failedBaselines) failedBaselines.add(id);
  }
  for (const mutant of survivors) output.write(`✗ SURVIVES: ${describeSurvivor(mutant)}\n`);
  for (const id of failedBaselines) output.write(`✗ BASELINE FAILS, so it can notice nothing: ${id}\n`);
  output.write(
    `${mutants.length - survivors.length} of ${mutants.length} mutants are noticed, ${survivors.length} survive\n`,
  );
  if (failedBaselines.size > 0) return 2;
  return survivors.length === 0 ? 0 : 1;
}

/** Transitions are owned by the scenarios that take them, which only a run of all scenarios can tell. */
async function findOwners(
  mutants: readonly ProductMutant[],
  scenarios: Scenarios,
  output: Output,
): Promise<readonly (ProductMutant & OwnedMutation)[]> {
  const listener = new TransitionOwnerCollector();
  if (mutants.some(({ owners }) => owners === null)) {
    output.write(`running ${scenarios.size} scenarios without a mutation, to find the owners of transitions\n`);
    const options = { bundle: mutableTestBuild, listener };
    await runWithBaselines(scenarios, [...scenarios.keys()], () => [], output, options);
  }
  return mutants.map(({ description, mutation, owners }) => {
    const takers = 'from' in mutation ? (listener.owners.get(formatTransition(mutation)) ?? []) : [];
    return { description, mutation, owners: owners ?? takers };
  });
}

const describeSurvivor = ({ description, owners }: ProductMutant & OwnedMutation): string =>
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
