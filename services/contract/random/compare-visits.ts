import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { AuthServer } from '../../auth-server/auth-server.ts';
import { drawnVisits } from './visit-arbitraries.ts';
import { knownDifferences, type KnownDifference } from './known-differences.ts';
import { visitBoth } from './run-on-both.ts';

/** How long random visits go on, and which they are. */
export interface Comparison {
  /** At least so many operations, on each of the two services. */
  readonly operations: number;
  /** The same seed makes the same visits; another one each time unless given. */
  readonly seed?: number;
  /** What is left out; everything in which the emulator is known to differ unless given. */
  readonly leftOut?: readonly KnownDifference[];
}

/**
 * Visits the fake and a server in random ways, and compares every answer, error code and session on the way.
 * Resolves with how many operations there were. Rejects with the shortest visit found in which the two differ.
 */
export async function compareRandomVisits(
  server: AuthServer,
  { operations: wanted, seed, leftOut = knownDifferences }: Comparison,
): Promise<{ operations: number }> {
  let compared = 0;
  const answersAlike = fc.asyncProperty(drawnVisits, async (visit) => {
    if (compared >= wanted) return;
    const { inMemory, atServer, done } = await visitBoth(server, visit, leftOut);
    for (const [place, { says, seen }] of inMemory.entries()) {
      assert.deepEqual(seen, atServer[place]?.seen, `They differ at "${says}": + in memory, - at the server`);
    }
    compared += done.length;
  });
  await fc.assert(answersAlike, { numRuns: wanted, ...(seed !== undefined && { seed }) });
  return { operations: compared };
}
