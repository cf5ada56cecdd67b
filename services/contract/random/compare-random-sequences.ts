import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { AuthServer } from '../../auth-server/auth-server.ts';
import { knownDifferences, type KnownDifference } from './known-differences.ts';
import { runOnBoth } from './run-on-both.ts';
import { sequences } from './sequence-arbitraries.ts';

interface Options {
  readonly operations: number;
  /** Equal seeds generate equal sequences. Defaults to a random seed. */
  readonly seed?: number;
  /**
   * Known differences between the two services. The test skips operations that would show one of these differences.
   * Defaults to all known differences.
   */
  readonly excluded?: readonly KnownDifference[];
}

/**
 * Compares random sequences of operations on the in-memory service and on an auth server: results, errors and reported
 * users.
 *
 * @returns the number of operations that were compared
 * @throws (rejects) if results differ. The message contains the shortest sequence that shows a difference
 */
export async function compareRandomSequences(
  server: AuthServer,
  { operations, seed, excluded = knownDifferences }: Options,
): Promise<{ operations: number }> {
  let compared = 0;
  const hasEqualResults = fc.asyncProperty(sequences, async (sequence) => {
    if (compared >= operations) return;
    const { inMemory, atServer, executed } = await runOnBoth(server, sequence, excluded);
    for (const [index, { description, result }] of inMemory.entries()) {
      const message = `Different results at "${description}" (+ in-memory service, - server)`;
      assert.deepEqual(result, atServer[index]?.result, message);
    }
    compared += executed.length;
  });
  await fc.assert(hasEqualResults, { numRuns: operations, ...(seed !== undefined && { seed }) });
  return { operations: compared };
}
