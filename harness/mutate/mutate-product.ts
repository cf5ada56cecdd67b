import type { Pickle } from '@cucumber/messages';
import { mutableBench } from '../../scripts/bundle/bundles.ts';
import type { Mutation } from '../../src/stage/mutation.ts';
import type { Output } from '../report/print-progress.ts';
import { keyOf } from '../transitions/collect-transitions.ts';
import { declaredTransitions } from '../transitions/declared.ts';
import { limitMutants, textMutants, transitionMutants, type ProductMutant } from './product-mutants.ts';
import { readMutants } from './read-mutants.ts';
import { runLot, runLotSoundly } from './run-mutants.ts';
import { wanted, type Sampling } from './sample.ts';
import type { Scenarios } from './telling.ts';
import { WaysOfScenarios } from './ways-of-scenarios.ts';
import { wordingMutants } from './wording-mutants.ts';

/** Has one thing of the product after the other not be as it should: 0 where every time a scenario fails, else 1. */
export async function mutateProduct(sampling: Sampling, output: Output): Promise<0 | 1 | 2> {
  const { scenarios } = await readMutants();
  const ways = await declaredTransitions();
  const tables = [limitMutants, textMutants, wordingMutants].flatMap((mutants) => mutants(scenarios));
  const chosen = wanted([...tables, ...transitionMutants(ways)], ({ says }) => says, sampling);
  const { broken, taken } = await asTheyAre(chosen, scenarios, output);
  const mutants = chosen.map((mutant) => ({ ...mutant, owners: ownersOf(mutant, taken).filter(isNot(broken)) }));

  const { lot, mutations } = lotOf(mutants, scenarios);
  output.write(`${mutants.length} mutants, in ${lot.size} scenarios that own them\n`);
  const results = await runLot(lot, output, { bundle: mutableBench, mutations });
  const isNoticed = (at: number, owner: string) => (results.get(nameOf(at, owner))?.status ?? 'passed') !== 'passed';
  const survivors = mutants.filter(({ owners }, at) => !owners.some((owner) => isNoticed(at, owner)));
  for (const mutant of survivors) output.write(`✗ SURVIVES: ${sayingOf(mutant)}\n`);
  for (const id of broken) output.write(`✗ FAILS AS IT IS, so it notices nothing: ${id}\n`);
  output.write(
    `${mutants.length - survivors.length} of ${mutants.length} mutants are noticed, ${survivors.length} survive\n`,
  );
  if (broken.length > 0) return 2;
  return survivors.length === 0 ? 0 : 1;
}

/** What fails without any mutant, and who goes which way: all are run if a way is a mutant, else those who own one. */
async function asTheyAre(mutants: readonly ProductMutant[], scenarios: Scenarios, output: Output) {
  const isWay = mutants.some(({ owners }) => owners === null);
  const owning = new Set(mutants.flatMap(({ owners }) => owners ?? []));
  const lot = isWay ? scenarios : new Map([...scenarios].filter(([id]) => owning.has(id)));
  output.write(`${lot.size} scenarios as they are${isWay ? ', to see who goes which way' : ''}\n`);
  const listener = new WaysOfScenarios();
  const results = await runLotSoundly(lot, [...lot.keys()], (name) => [name], output, {
    bundle: mutableBench,
    listener,
  });
  const broken = [...results.values()].filter(({ status }) => status !== 'passed').map(({ name }) => name);
  return { broken, taken: listener.taken };
}

/** Who goes a way is known once it is gone; a few of them are enough. */
function ownersOf({ owners, mutation }: ProductMutant, taken: WaysOfScenarios['taken']): readonly string[] {
  if (owners) return owners;
  return 'from' in mutation ? (taken.get(keyOf(mutation)) ?? []).slice(0, 3) : [];
}

/** Every scenario under every mutant that it owns. */
function lotOf(mutants: readonly { owners: readonly string[]; mutation: Mutation }[], scenarios: Scenarios) {
  const lot = new Map<string, Pickle>();
  const mutations: Record<string, Mutation> = {};
  mutants.forEach(({ owners, mutation }, at) => {
    for (const owner of owners) {
      const pickle = scenarios.get(owner);
      if (!pickle) continue;
      lot.set(nameOf(at, owner), pickle);
      mutations[nameOf(at, owner)] = mutation;
    }
  });
  return { lot, mutations };
}

const isNot =
  (broken: readonly string[]) =>
  (id: string): boolean =>
    !broken.includes(id);

const nameOf = (mutant: number, owner: string): string => `mutant ${mutant}: ${owner}`;

const sayingOf = ({ says, owners }: { says: string; owners: readonly string[] }): string =>
  `${says}; ${owners.length === 0 ? 'nobody owns it' : `looked at by ${owners.length} scenarios, such as ${owners[0]}`}`;
