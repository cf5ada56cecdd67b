/** `npm run fuzz`: passes hostile values to the functions that read texts, URLs, stored values and configurations. */
import { runFuzzer } from '../harness/fuzz/fuzzer.ts';
import { createFuzzers } from '../harness/fuzz/fuzzers.ts';
import { findSlowReaders } from '../harness/fuzz/large-texts.ts';
import { readProcessArguments, wholeNumber } from '../tools/command-line.ts';

const args = readProcessArguments(
  {
    usage: 'npm run fuzz -- [RUNS [SEED]]',
    about:
      'Generates URLs, texts, stored values, configurations and service answers. Fails if the product crashes, runs a ' +
      'script, inserts HTML from a value or opens another site. Also fails if reading a text of 1 MB takes more than a second, or much ' +
      'more than ten times as long as reading a text of 100 KB.',
    positionals: {
      help: {
        RUNS: 'Number of values for each fuzzer. Default: 100000.',
        SEED: 'The seed that an earlier run printed, to repeat that run.',
      },
      parse: wholeNumber(0),
      max: 2,
    },
  },
  ({ positionals: [runs] }) => (runs === 0 ? 'RUNS cannot be 0. Expected a whole number, 1 or more.' : null),
);
if (args) {
  const [runs = 100_000, seed = Math.floor(Math.random() * 2 ** 31)] = args.positionals;
  console.log(`seed: ${seed} (to repeat this run: npm run fuzz -- ${runs} ${seed})`);
  const fuzzers = await createFuzzers();
  const findings: string[] = [];
  const report = (name: string, problems: readonly string[], begin: number): void => {
    const seconds = ((performance.now() - begin) / 1000).toFixed(1);
    console.log(`${problems.length === 0 ? 'ok    ' : 'failed'} ${name} (${seconds} s)`);
    for (const problem of problems) console.log(`  ${problem}`);
    findings.push(...problems);
  };
  for (const fuzzer of fuzzers) {
    const begin = performance.now();
    const problem = await runFuzzer(fuzzer, { runs, seed });
    report(`${runs} values: ${fuzzer.name}`, problem === null ? [] : [problem], begin);
  }
  const begin = performance.now();
  report('the time to read texts of 1 MB', findSlowReaders(), begin);
  const count = `${findings.length} ${findings.length === 1 ? 'finding' : 'findings'}`;
  console.log(`\n${count}${findings.length === 0 ? '' : `; repeat with: npm run fuzz -- ${runs} ${seed}`}`);
  process.exitCode = findings.length === 0 ? 0 : 1;
}
