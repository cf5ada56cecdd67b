import type { Judged, Verdict } from '../judge/judge.ts';

/** The first words of every verdict that is red. */
const words: Readonly<Record<Exclude<Verdict, 'passed' | 'expected'>, string>> = {
  regression: 'FAILS',
  stale: 'STALE EXPECTATION: it passes; take the expectation away',
  changed: 'CHANGED FAILURE: it fails, but not as expected',
  undefined: 'UNDEFINED STEP',
  ambiguous: 'AMBIGUOUS STEP',
  pending: 'PENDING STEP',
  skipped: 'SKIPPED',
  'harness fault': 'HARNESS FAULT: the product was not judged',
};

/** A verdict in a line. */
export function describe({ verdict, failure, expectation }: Judged): string {
  if (verdict === 'passed') return 'passed';
  if (verdict === 'expected') return `fails as expected (${expectation?.decision})`;
  const expected = verdict === 'changed' ? ` (with "${expectation?.failsWith}")` : '';
  return `${words[verdict]}${expected}${failure ? `, at: ${failure.step}` : ''}`;
}
