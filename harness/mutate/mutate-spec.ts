import type { Pickle } from '@cucumber/messages';
import type { ScenarioResult } from '../judge/scenario-result.ts';
import { formatCount, type Output } from '../output.ts';
import { baselineName, rerunPickles, runWithBaselines } from './run-pickles.ts';
import { selectSample, type Sampling } from './sample.ts';
import { readSpecMutants, type SpecMutant } from './spec-mutants.ts';

/** Mutates the literals of the specification, one at a time. Returns 0 if each is noticed, 1 if not, 2 if inconclusive. */
export async function mutateSpec(sampling: Sampling, output: Output): Promise<0 | 1 | 2> {
  const { scenarios, mutants: allMutants, vacuous } = await readSpecMutants();
  const allLiterals = [...Map.groupBy(allMutants, ({ literal }) => literal).values()];
  const literals = selectSample(allLiterals, ([first]) => first?.description ?? '', sampling);
  const mutants = literals.flat();
  output.write(`${literals.length} of ${allLiterals.length} literals, ${formatCount(mutants.length, 'mutant')}\n`);

  const names = new Map(mutants.map((mutant, index) => [mutant, `mutant ${index}`]));
  const pickles = new Map<string, Pickle>();
  for (const [mutant, name] of names) {
    // The baseline runs right before its mutants, so that it fails too if the machine is busy.
    pickles.set(baselineName(mutant.scenario), scenarios.get(mutant.scenario) ?? failUnknown(mutant.scenario));
    pickles.set(name, mutant.pickle);
  }
  const ids = [...new Set(mutants.map(({ scenario }) => scenario))];
  const mutantsByBaseline = Map.groupBy(mutants, ({ scenario }) => baselineName(scenario));
  const findMutants = (baseline: string): readonly string[] =>
    (mutantsByBaseline.get(baseline) ?? []).flatMap((mutant) => names.get(mutant) ?? []);
  const first = await runWithBaselines(pickles, ids.map(baselineName), findMutants, output);
  const inconclusive = [...names].filter(([mutant, name]) => getOutcome(mutant, first.get(name)) === 'inconclusive');
  const again = await rerunPickles(
    pickles,
    inconclusive.map(([, name]) => name),
    output,
  );
  const results = new Map([...first, ...again]);

  const isNoticed = (mutant: SpecMutant): boolean =>
    getOutcome(mutant, results.get(names.get(mutant) ?? '')) === 'noticed';
  const failedBaselines = ids.filter((id) => results.get(baselineName(id))?.status !== 'passed');
  for (const id of failedBaselines) output.write(`✗ BASELINE FAILS, so its mutants prove nothing: ${id}\n`);
  const survivors = literals.filter((group) => !group.some(isNoticed));
  for (const [mutant] of survivors) output.write(`✗ SURVIVES: ${mutant?.description}\n`);
  for (const { description } of vacuous) {
    output.write(`✗ VACUOUS: this text appears nowhere else, so its absence proves nothing: ${description}\n`);
  }
  output.write(
    `${literals.length - survivors.length} of ${literals.length} literals are noticed, ${survivors.length} survive\n`,
  );
  if (failedBaselines.length > 0) return 2;
  return survivors.length + vacuous.length === 0 ? 0 : 1;
}

/** A failure before the mutated step is inconclusive. */
function getOutcome(
  { failsAt }: SpecMutant,
  result: ScenarioResult | undefined,
): 'noticed' | 'survives' | 'inconclusive' {
  if (!result || result.status === 'passed') return 'survives';
  return failsAt === null || result.failure?.step === failsAt ? 'noticed' : 'inconclusive';
}

function failUnknown(id: string): never {
  throw new Error(`unknown scenario ${id}`);
}
