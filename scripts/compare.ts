/** `npm run compare [-- OPERATIONS [SEED]]`: the in-memory service held to Google's emulator, in random ways. */
import { startAuthEmulator } from '../services/emulator/auth-emulator.ts';
import { compareRandomVisits } from '../services/contract/random-visits.ts';
import { wordsOf } from '../tools/command-line.ts';

const command = {
  usage: 'npm run compare -- [OPERATIONS [SEED]]',
  about: 'Random operations on the in-memory service and the emulator, 10000 unless said; red where they differ.',
  accepts: (word: string) => /^\d+$/.test(word),
};

const words = wordsOf(command);
if (words) {
  const [operations = 10_000, seed = Math.floor(Math.random() * 2 ** 31)] = words.map(Number);
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
