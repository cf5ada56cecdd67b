import { BundleError } from '../../tools/bundle/build-bundle.ts';
import { HarnessError } from '../../driver/harness-error.ts';
import { ArgumentError, misuse, readArguments, wholeNumber } from '../../tools/command-line.ts';
import { parseShard } from '../corpus/shard.ts';
import { formatCount, type Output } from '../output.ts';
import { mutateFaults } from './mutate-faults.ts';
import { mutateLogic } from './mutate-logic.ts';
import { mutateProduct } from './mutate-product.ts';
import { describeScenario, reportSurvivors, runMutants } from './run-mutants.ts';
import { selectSample, type Sampling } from './sample.ts';
import { readSpecMutants } from './spec-mutants.ts';

const command = {
  usage: 'npm run mutate -- (--spec | --product | --faults) [options]\n       npm run mutate -- --logic',
  about:
    'Tests the tests: makes one small change at a time (a mutant), and fails if no test notices it. Each run prints the ' +
    'mutants that no test noticed.',
  options: {
    spec: { help: 'Change each text and number in the steps of the features: the scenario must fail.' },
    product: {
      help: 'Change each limit, text, error message and transition of the product: a scenario that covers it must fail.',
    },
    faults: {
      help: 'Run the product with each fault of harness/mutate/faults. A fault violates one requirement: a scenario of this requirement must fail. With --only, also print the scenario and the step that failed.',
    },
    logic: {
      help: 'Change each expression in the code that needs no browser: unit tests must notice every change. Cannot be combined with the options below.',
    },
    only: {
      value: 'TEXT',
      help: 'Run only mutants with this text in their descriptions. A description is what a run prints after NOT NOTICED, such as a step with its changed text.',
    },
    sample: { value: 'NUMBER', parse: wholeNumber(1), help: 'Run a random sample of this size. Prints its seed.' },
    seed: {
      value: 'NUMBER',
      parse: wholeNumber(1),
      help: 'With --sample: repeat the sample of the run that printed this seed.',
    },
    shard: { value: 'INDEX/TOTAL', parse: parseShard, help: 'Run only this part of the mutants, such as 2/5.' },
  },
} as const;

/**
 * Runs `npm run mutate`.
 *
 * @returns 0 if every mutant is noticed; 1 if not; 2 if the result is inconclusive or the arguments are invalid
 */
export async function main(argv: readonly string[], output: Output = process.stdout): Promise<0 | 1 | 2> {
  const options = readOptions(argv);
  if ('print' in options) {
    output.write(`${options.print}\n`);
    return options.exitCode;
  }
  const { target, sampling } = options;
  if (sampling.size !== null)
    output.write(`seed: ${sampling.seed} (to run the same sample again, add --seed ${sampling.seed})\n`);
  try {
    if (target === 'logic') return await mutateLogic(output);
    if (target === 'faults') return await mutateFaults(sampling, output);
    return await (target === 'spec' ? mutateSpec(sampling, output) : mutateProduct(sampling, output));
  } catch (error) {
    if (error instanceof ArgumentError) output.write(`${error.message}\n`);
    else if (error instanceof BundleError) output.write(`✗ ${error.message}\n`);
    else if (error instanceof HarnessError) output.write(`✗ Test harness error: ${error.message}\n`);
    else throw error;
    return 2;
  }
}

/** Reads the command line. If the arguments ask for help or are invalid, returns a {@link Notice} to print. */
export function readOptions(argv: readonly string[]) {
  const result = readArguments(command, argv);
  if ('print' in result) return result;
  const { values } = result;
  const [target, ...others] = (['spec', 'product', 'faults', 'logic'] as const).filter((name) => values[name]);
  if (!target || others.length > 0)
    return misuse(command, 'Expected exactly one of --spec, --product, --faults and --logic.');
  if (target === 'logic') {
    const other = (['only', 'sample', 'seed', 'shard'] as const).find((name) => values[name] !== undefined);
    if (other) return misuse(command, `--logic cannot be combined with --${other}.`);
  }
  if (values.seed !== undefined && values.sample === undefined)
    return misuse(command, '--seed selects a sample, so it needs --sample.');
  const { only = null, sample: size = null, seed = 1 + Math.floor(Math.random() * 1_000_000), shard = null } = values;
  return { target, sampling: { only, size, seed, shard } };
}

/**
 * Changes one quoted text or number of the specification at a time. Also reports vacuous texts. A text is vacuous if
 * all steps that contain the text expect it to be absent.
 *
 * @returns 0 if scenarios notice every changed literal and no text is vacuous, 1 if not, 2 if inconclusive
 */
async function mutateSpec(sampling: Sampling, output: Output): Promise<0 | 1 | 2> {
  const { scenarios, mutants, vacuous } = await readSpecMutants();
  const all = [...Map.groupBy(mutants, ({ literal }) => literal).values()];
  const literals = selectSample(all, ([first]) => first?.description ?? '', sampling);
  const count = formatCount(literals.flat().length, 'mutant');
  const reason = literals.flat().length > literals.length ? ' (some can be changed in several ways)' : '';
  const share = literals.length === all.length ? `all ${all.length}` : `${literals.length} of the ${all.length}`;
  output.write(`changing ${share} texts and numbers in steps: ${count}${reason}\n`);
  const { noticed, failedBaselines } = await runMutants(literals.flat(), scenarios, output);
  for (const { text, description } of vacuous) {
    output.write(
      `✗ VACUOUS: no step expects to see "${text}", so a step that expects not to see it proves nothing: ${description}\n`,
    );
  }
  const survivors = literals.filter((group) => !group.some((mutant) => noticed.has(mutant)));
  const descriptions = survivors.map(([first]) => first?.description ?? '');
  const exitCode = reportSurvivors(
    descriptions,
    literals.length,
    failedBaselines.map((id) => describeScenario(id, scenarios)),
    output,
    'change',
  );
  return exitCode === 0 && vacuous.length > 0 ? 1 : exitCode;
}
