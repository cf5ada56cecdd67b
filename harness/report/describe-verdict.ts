import type { Judged, Verdict } from '../judge/judge.ts';

const labels: Readonly<Record<Exclude<Verdict, 'passed' | 'expected'>, string>> = {
  regression: 'Failed at step',
  stale: 'Unexpected pass: remove the expectation',
  changed: 'Failed with a different error than expected, at step',
  undefined: 'Undefined step',
  ambiguous: 'Ambiguous step',
  pending: 'Pending step',
  skipped: 'Skipped at step',
  'harness error': 'Harness error, so the product was not judged, at step',
};

/** Describes a verdict in one line. */
export function describeVerdict({ verdict, failure, expectation }: Judged): string {
  if (verdict === 'passed') return 'Passed';
  if (verdict === 'expected') return `Failed as expected (${expectation?.decision})`;
  return failure ? `${labels[verdict]}: ${failure.step}` : labels[verdict];
}
