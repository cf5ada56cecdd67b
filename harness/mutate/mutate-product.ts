import type { Output } from '../output.ts';
import { mutableTestBuild } from '../../tools/bundle/bundles.ts';
import { keyOf } from '../transitions/collect-transitions.ts';
import { declaredTransitions } from '../transitions/declared.ts';
import { limitMutants, textMutants, transitionMutants, type ProductMutant } from './product-mutants.ts';
import { readMutants } from './read-mutants.ts';
import { refusalMutants } from './refusal-mutants.ts';
import { runRound, type Owned } from './run-round.ts';
import { runLotSoundly } from './run-mutants.ts';
import { wanted, type Sampling } from './sample.ts';
import type { Scenarios } from './telling.ts';
import { WaysOfScenarios } from './ways-of-scenarios.ts';

/** Most are noticed by the first who own them; the others are asked only where they are not. */
const rounds = [
  [0, 3],
  [3, 15],
  [15, Infinity],
] as const;

/** Has one thing of the product after the other not be as it should: 0 where every time a scenario fails, else 1. */
export async function mutateProduct(sampling: Sampling, output: Output): Promise<0 | 1 | 2> {
  const { scenarios } = await readMutants();
  const ways = await declaredTransitions();
  const tables = [limitMutants, textMutants, refusalMutants].flatMap((mutants) => mutants(scenarios));
  const chosen = wanted([...tables, ...transitionMutants(ways)], ({ says }) => says, sampling);
  const mutants = await owned(chosen, scenarios, output);

  let survivors = mutants;
  const broken = new Set<string>();
  for (const [first, last] of rounds) {
    const asked = survivors.map((mutant) => ({ ...mutant, owners: mutant.owners.slice(first, last) }));
    const { noticed, failing } = await runRound(asked, scenarios, output);
    survivors = survivors.filter((_, at) => !noticed.has(at));
    for (const id of failing) broken.add(id);
  }
  for (const mutant of survivors) output.write(`✗ SURVIVES: ${sayingOf(mutant)}\n`);
  for (const id of broken) output.write(`✗ FAILS AS IT IS, so it notices nothing: ${id}\n`);
  output.write(
    `${mutants.length - survivors.length} of ${mutants.length} mutants are noticed, ${survivors.length} survive\n`,
  );
  if (broken.size > 0) return 2;
  return survivors.length === 0 ? 0 : 1;
}

/** Who goes a way from screen to screen is only known once all scenarios have run. */
async function owned(
  mutants: readonly ProductMutant[],
  scenarios: Scenarios,
  output: Output,
): Promise<readonly (ProductMutant & Owned)[]> {
  const listener = new WaysOfScenarios();
  if (mutants.some(({ owners }) => owners === null)) {
    output.write(`${scenarios.size} scenarios as they are, to see who goes which way\n`);
    const options = { bundle: mutableTestBuild, listener };
    await runLotSoundly(scenarios, [...scenarios.keys()], (name) => [name], output, options);
  }
  return mutants.map(({ says, mutation, owners }) => {
    const goers = 'from' in mutation ? (listener.taken.get(keyOf(mutation)) ?? []) : [];
    return { says, mutation, owners: owners ?? goers };
  });
}

const sayingOf = ({ says, owners }: { says: string; owners: readonly string[] }): string =>
  `${says}; ${owners.length === 0 ? 'nobody owns it' : `looked at by ${owners.length} scenarios, such as ${owners[0]}`}`;
