/** `npm run compare [-- OPERATIONS [SEED]]`: the in-memory service held to Google's emulator, in random ways. */
import { startAuthEmulator } from '../services/emulator/auth-emulator.ts';
import { compareRandomVisits } from '../services/contract/random/compare-visits.ts';
import { readProcessArguments, wholeNumber } from '../tools/command-line.ts';

const args = readProcessArguments({
  usage: 'npm run compare -- [OPERATIONS [SEED]]',
  about: 'Runs random operations on the in-memory service and on the emulator, and fails if their results differ.',
  positionals: {
    name: 'OPERATIONS SEED',
    help: 'Number of operations (default: 10000), and the seed of a run to repeat.',
    parse: wholeNumber(0),
    max: 2,
  },
});
if (args) {
  const [operations = 10_000, seed = Math.floor(Math.random() * 2 ** 31)] = args.positionals;
  const emulator = await startAuthEmulator();
  try {
    const done = await compareRandomVisits(emulator, { operations, seed });
    console.log(`${done.operations} operations on each, no difference (seed ${seed})`);
  } catch (error) {
    // The cause says what differs.
    if (error instanceof Error)
      console.error(`${error.message}\n${error.cause instanceof Error ? error.cause.message : ''}`);
    else console.error(error);
    process.exitCode = 1;
  } finally {
    await emulator.stop();
  }
}
