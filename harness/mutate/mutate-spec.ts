import type { Output } from '../output.ts';
import { reportSurvivors, runMutants } from './run-mutants.ts';
import { selectSample, type Sampling } from './sample.ts';
import { readSpecMutants } from './spec-mutants.ts';

/** Mutates the literals of the specification, one at a time. Returns 0 if each is noticed, 1 if not, 2 if inconclusive. */
export async function mutateSpec(sampling: Sampling, output: Output): Promise<0 | 1 | 2> {
  const { scenarios, mutants, vacuous } = await readSpecMutants();
  const all = [...Map.groupBy(mutants, ({ literal }) => literal).values()];
  const literals = selectSample(all, ([first]) => first?.description ?? '', sampling);
  output.write(`${literals.length} of ${all.length} literals\n`);
  const { noticed, failedBaselines } = await runMutants(literals.flat(), scenarios, output);
  for (const { text, description } of vacuous) {
    output.write(`✗ VACUOUS: "${text}" appears nowhere else, so its absence proves nothing: ${description}\n`);
  }
  const survivors = literals.filter((group) => !group.some((mutant) => noticed.has(mutant)));
  const descriptions = survivors.map(([first]) => first?.description ?? '');
  const exitCode = reportSurvivors(descriptions, literals.length, failedBaselines, output);
  return exitCode === 0 && vacuous.length > 0 ? 1 : exitCode;
}
