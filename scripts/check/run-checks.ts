import { availableParallelism } from 'node:os';
import { styleText } from 'node:util';
import type { Check, Outcome } from './outcome.ts';

export interface Tally {
  readonly passed: number;
  readonly failed: number;
}

/**
 * Runs as many checks at a time as there are processors. A check that throws counts as failed.
 *
 * @param print called with every line of output
 */
export async function runChecks(checks: readonly Check[], print: (line: string) => void): Promise<Tally> {
  const waiting = [...checks];
  const failures: { readonly check: Check; readonly outcome: Outcome }[] = [];
  const width = Math.max(...checks.map(({ name }) => name.length));

  async function runNext(): Promise<void> {
    for (let check = waiting.shift(); check !== undefined; check = waiting.shift()) {
      const begin = performance.now();
      const outcome = await runSafely(check);
      const seconds = ((performance.now() - begin) / 1000).toFixed(1).padStart(5);
      const isGreen = outcome.problems.length === 0;
      const verdict = isGreen ? styleText('green', 'ok    ') : styleText('red', 'failed');
      const details = isGreen ? outcome.summary : `${describeCount(outcome.problems.length)}, see below`;
      print(`${verdict} ${check.name.padEnd(width)} ${seconds} s  ${details}`);
      if (!isGreen) failures.push({ check, outcome });
    }
  }
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), checks.length) }, runNext));

  for (const { check, outcome } of failures) {
    print(`\n${styleText('red', `${check.name}:`)}`);
    for (const problem of outcome.problems) print(problem.replaceAll(/^/gm, '  '));
  }
  return { passed: checks.length - failures.length, failed: failures.length };
}

async function runSafely(check: Check): Promise<Outcome> {
  try {
    return await check.run();
  } catch (error) {
    return { summary: '', problems: [describeError(error)] };
  }
}

const describeCount = (problems: number): string => (problems === 1 ? '1 problem' : `${problems} problems`);

/** Returns the error's message. For an unexpected error, such as a TypeError, also returns the stack trace. */
function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const isExpected = ['Error', 'HarnessError', 'BundleError'].includes(error.name);
  return `The check could not finish. ${isExpected ? error.message : error.stack}`;
}
