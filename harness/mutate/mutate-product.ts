import type { Pickle } from '@cucumber/messages';
import { mutableBench } from '../../scripts/bundle/bundles.ts';
import type { Mutation } from '../../src/stage/mutation.ts';
import type { Output } from '../report/print-progress.ts';
import type { Sampling } from './mutate-spec.ts';
import { limitMutants, textMutants, transitionMutants, wordingMutants, type ProductMutant } from './product-mutants.ts';
import { readMutants } from './read-mutants.ts';
import { runLot, runLotSoundly } from './run-mutants.ts';
import { sampled } from './sample.ts';
import { WaysOfScenarios } from './ways-of-scenarios.ts';

/** Has one thing of the product after the other not be as it should: 0 where every time a scenario fails, else 1. */
export async function mutateProduct({ size, seed }: Sampling, output: Output): Promise<0 | 1 | 2> {
  const { scenarios } = await readMutants();
  output.write(`${scenarios.size} scenarios as they are, to see who goes which way\n`);
  const ways = new WaysOfScenarios();
  const options = { bundle: mutableBench, listener: ways };
  const asTheyAre = await runLotSoundly(scenarios, [...scenarios.keys()], (name) => [name], output, options);
  const broken = [...asTheyAre.values()].filter(({ status }) => status !== 'passed').map(({ name }) => name);
  const sound = new Map([...scenarios].filter(([id]) => !broken.includes(id)));

  const all = [limitMutants, textMutants, wordingMutants].flatMap((mutants) => mutants(sound));
  const mutants = sampled([...all, ...transitionMutants(ways.taken)], size, seed);
  const lot = new Map<string, Pickle>();
  const mutations: Record<string, Mutation> = {};
  mutants.forEach(({ owners, mutation }, at) => {
    for (const owner of owners) {
      const pickle = sound.get(owner);
      if (!pickle) continue;
      lot.set(nameOf(at, owner), pickle);
      mutations[nameOf(at, owner)] = mutation;
    }
  });
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

const nameOf = (mutant: number, owner: string): string => `mutant ${mutant}: ${owner}`;

const sayingOf = ({ says, owners }: ProductMutant): string =>
  `${says}; ${owners.length === 0 ? 'nobody owns it' : `looked at by ${owners.length} scenarios, such as ${owners[0]}`}`;
