import type { Pickle } from '@cucumber/messages';
import { mutableTestBuild } from '../../tools/bundle/bundles.ts';
import type { Mutation } from '../../pages/test-bed/mutation.ts';
import type { Output } from '../output.ts';
import { runLotSoundly } from './run-mutants.ts';
import type { Scenarios } from './telling.ts';

/** One thing of the product that is not as it should be, and the scenarios that own it. */
export interface Owned {
  readonly owners: readonly string[];
  readonly mutation: Mutation;
}

/** What a round has shown. */
export interface Round {
  /** The places of those mutants for which an owner failed that passes as it is. */
  readonly noticed: ReadonlySet<number>;
  /** Scenarios that do not pass as they are. */
  readonly failing: readonly string[];
}

/** Runs every mutant in the scenarios that own it, and those scenarios as they are. */
export async function runRound(mutants: readonly Owned[], scenarios: Scenarios, output: Output): Promise<Round> {
  const { lot, mutations, ofOwner } = lotOf(mutants, scenarios);
  if (lot.size === 0) return { noticed: new Set(), failing: [] };
  const controls = [...ofOwner.keys()];
  output.write(
    `${mutants.length} mutants, in ${lot.size - controls.length} scenarios, and ${controls.length} as they are\n`,
  );
  const withIt = (control: string): readonly string[] => [control, ...(ofOwner.get(control) ?? []).map(nameOf)];
  const results = await runLotSoundly(lot, controls, withIt, output, { bundle: mutableTestBuild, mutations });
  const passes = (name: string): boolean => results.get(name)?.status === 'passed';
  const noticed = [...ofOwner].flatMap(([control, owns]) =>
    passes(control) ? owns.filter((own) => !passes(nameOf(own))).map(({ mutant }) => mutant) : [],
  );
  const failing = controls.filter((control) => !passes(control)).map((control) => control.slice(asItIs.length));
  return { noticed: new Set(noticed), failing };
}

interface Own {
  readonly mutant: number;
  readonly owner: string;
}

/** Every scenario under every mutant that it owns, right after itself as it is. */
function lotOf(mutants: readonly Owned[], scenarios: Scenarios) {
  const owns = mutants.flatMap(({ owners }, mutant) => owners.map((owner): Own => ({ mutant, owner })));
  const ofOwner = Map.groupBy(owns, ({ owner }) => asItIs + owner);
  const lot = new Map<string, Pickle>();
  const mutations: Record<string, Mutation> = {};
  for (const [control, each] of ofOwner) {
    for (const own of each) {
      const pickle = scenarios.get(own.owner);
      const mutation = mutants[own.mutant]?.mutation;
      if (!pickle || !mutation) continue;
      lot.set(control, pickle);
      lot.set(nameOf(own), pickle);
      mutations[nameOf(own)] = mutation;
    }
  }
  return { lot, mutations, ofOwner };
}

const asItIs = 'as it is: ';

const nameOf = ({ mutant, owner }: Own): string => `mutant ${mutant}: ${owner}`;
