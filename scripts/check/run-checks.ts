import { availableParallelism } from 'node:os';
import { styleText } from 'node:util';
import type { Check, Outcome } from './outcome.ts';

export interface Tally {
  readonly passed: number;
  readonly failed: number;
}

/**
 * Runs checks, a few at a time: one line for each as it ends, and at the end what is wrong. A check that throws has
 * failed.
 *
 * @param say told line by line
 */
export async function runChecks(checks: readonly Check[], say: (line: string) => void): Promise<Tally> {
  const waiting = [...checks];
  const failures: { readonly check: Check; readonly outcome: Outcome }[] = [];
  const width = Math.max(...checks.map(({ name }) => name.length));

  async function work(): Promise<void> {
    for (let check = waiting.shift(); check !== undefined; check = waiting.shift()) {
      const begun = performance.now();
      const outcome = await outcomeOf(check);
      const seconds = ((performance.now() - begun) / 1000).toFixed(1).padStart(5);
      const ok = outcome.problems.length === 0;
      const verdict = ok ? styleText('green', 'ok    ') : styleText('red', 'failed');
      say(`${verdict} ${check.name.padEnd(width)} ${seconds} s  ${outcome.summary}`);
      if (!ok) failures.push({ check, outcome });
    }
  }
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), checks.length) }, work));

  for (const { check, outcome } of failures) {
    say(`\n${styleText('red', check.name)}`);
    for (const problem of outcome.problems) say(problem.replaceAll(/^/gm, '  '));
  }
  return { passed: checks.length - failures.length, failed: failures.length };
}

async function outcomeOf(check: Check): Promise<Outcome> {
  try {
    return await check.run();
  } catch (error) {
    return { summary: 'did not finish', problems: [String(error instanceof Error ? error.stack : error)] };
  }
}
