/**
 * `npm run compare`: runs random operations on the in-memory service and on Google's emulator, and compares the
 * results.
 */
import { startAuthEmulator } from '../services/emulator/auth-emulator.ts';
import { compareRandomSequences } from '../services/contract/random/compare-random-sequences.ts';
import { readProcessArguments, wholeNumber } from '../tools/command-line.ts';

const args = readProcessArguments({
  usage: 'npm run compare -- [OPERATIONS [SEED]]',
  about:
    'Runs random operations, such as sign-ins, on the in-memory service and on the Firebase Auth emulator. Fails if their results differ.',
  positionals: {
    help: {
      OPERATIONS: 'Minimum number of operations. Default: 10000.',
      SEED: 'The seed that an earlier run printed, to repeat that run.',
    },
    parse: wholeNumber(0),
    max: 2,
  },
});
if (args) {
  const [operations = 10_000, seed = Math.floor(Math.random() * 2 ** 31)] = args.positionals;
  const emulator = await startAuthEmulator();
  try {
    const compared = await compareRandomSequences(emulator, { operations, seed });
    console.log(
      `No differences in ${compared.operations} operations. To repeat: npm run compare -- ${operations} ${seed}`,
    );
  } catch (error) {
    const { message, cause } = error instanceof Error ? error : new Error(String(error));
    // `message` contains the shortest sequence of operations that shows a difference. `cause` describes the difference.
    console.error(`${message}\n${cause instanceof Error ? cause.message : ''}`);
    process.exitCode = 1;
  } finally {
    await emulator.stop();
  }
}
