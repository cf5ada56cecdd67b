import type { Pickle } from '@cucumber/messages';
import type { Output } from '../output.ts';
import type { ScenarioResult } from '../judge/scenario-result.ts';
import type { Mutant } from './mutant.ts';
import { readMutants } from './read-mutants.ts';
import { runAgain, runLotSoundly } from './run-mutants.ts';
import { wanted, type Sampling } from './sample.ts';

/** Nudges what the specification says, literal by literal: 0 where every time a scenario fails, else 1. */
export async function mutateSpec(sampling: Sampling, output: Output): Promise<0 | 1 | 2> {
  const found = await readMutants();
  const all = [...Map.groupBy(found.mutants, ({ literal }) => literal).values()];
  const literals = wanted(all, ([way]) => way?.says ?? '', sampling);
  const mutants = literals.flat();
  output.write(`${found.literals} literals, ${literals.length} of them nudged in ${mutants.length} ways\n`);

  const controls = new Set(mutants.map(({ scenario }) => scenario));
  const lot = new Map<string, Pickle>();
  mutants.forEach(({ scenario, pickle }, at) => {
    // Right before its mutants, so that a machine that is busy just then is noticed.
    lot.set(asItIs(scenario), found.scenarios.get(scenario) ?? neverRead(scenario));
    lot.set(`mutant ${at}`, pickle);
  });
  const names = new Map(mutants.map((mutant, at) => [mutant, `mutant ${at}`]));
  const withIt = (control: string): readonly string[] => [
    control,
    ...mutants.flatMap((mutant) => (control === asItIs(mutant.scenario) ? (names.get(mutant) ?? []) : [])),
  ];
  const once = await runLotSoundly(lot, [...controls].map(asItIs), withIt, output);
  const early = mutants.flatMap((mutant, at) =>
    outcomeOf(mutant, once.get(`mutant ${at}`)) === 'too early' ? [`mutant ${at}`] : [],
  );
  const results = new Map([...once, ...(await runAgain(lot, early, output))]);
  const isKilled = (mutant: Mutant): boolean => outcomeOf(mutant, results.get(names.get(mutant) ?? '')) === 'killed';
  const broken = [...controls].filter((id) => results.get(asItIs(id))?.status !== 'passed');
  for (const id of broken) output.write(`✗ FAILS AS IT IS, so its mutants show nothing: ${id}\n`);
  const survivors = literals.filter((ways) => !ways.some(isKilled));
  for (const [way] of survivors) output.write(`✗ SURVIVES: ${way?.says}\n`);
  for (const { says } of found.unknown)
    output.write(`✗ IS NOWHERE ELSE, so that it is not there shows nothing: ${says}\n`);
  const killed = literals.length - survivors.length;
  output.write(`${killed} of ${literals.length} literals are held, ${survivors.length} survive\n`);
  if (broken.length > 0) return 2;
  return survivors.length + found.unknown.length === 0 ? 0 : 1;
}

/** What became of a mutant: one that fails before it comes to what is nudged has shown nothing. */
function outcomeOf({ failsAt }: Mutant, result: ScenarioResult | undefined): 'killed' | 'survives' | 'too early' {
  if (!result || result.status === 'passed') return 'survives';
  return failsAt === null || result.failure?.step === failsAt ? 'killed' : 'too early';
}

const asItIs = (id: string): string => `as it is: ${id}`;

function neverRead(id: string): never {
  throw new Error(`the scenario ${id} was never read`);
}
