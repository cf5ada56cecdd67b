import type { AxeCheck } from '../../driver/attachments.ts';
import type { Transition } from '../../pages/test-bed/test-bed-api.ts';
import { findExpectation, type Expectation } from './expectations.ts';
import type { Placed } from './scenario-id.ts';

export interface ScenarioResult extends Placed {
  /** The scenario's name, with placeholders replaced by the values of the example. */
  readonly name: string;
  /** The outcome. `unfinished`: the scenario started, but its end was never reported. */
  readonly status: 'passed' | 'failed' | 'undefined' | 'ambiguous' | 'pending' | 'skipped' | 'unfinished';
  /** The failure; null if the scenario passed. */
  readonly failure: Failure | null;
  /** The transitions that the scenario took, in order. */
  readonly transitions?: readonly Transition[];
  readonly axeChecks?: readonly AxeCheck[];
  readonly seconds: number;
}

export interface Failure {
  /** Text of the failed step, or the name of the failed hook. */
  readonly step: string;
  readonly message: string;
  /** Name of the error's class. */
  readonly type: string;
  /** The part of the message that hooks reported after the failed step. */
  readonly afterwards?: string;
}

/** The text of every verdict in reports. Only the first two verdicts count as a success. */
const labels = {
  passed: 'Passed',
  expected: 'Failed as expected',
  regression: 'Failed at step',
  stale: 'Unexpected pass: remove the expectation',
  changed: 'Failed with a different error than expected, at step',
  // The next four verdicts mean that a step did not run, which no expectation can excuse.
  undefined: 'Undefined step',
  ambiguous: 'Ambiguous step',
  pending: 'Pending step',
  skipped: 'Skipped at step',
  'harness error': 'Harness error, so the product was not judged, at step',
} as const;

/** The result of a scenario on a lane, compared with its expectation. */
export type Verdict = keyof typeof labels;

export interface Judged extends ScenarioResult {
  readonly verdict: Verdict;
  readonly expectation: Expectation | null;
}

export const isGreen = ({ verdict }: Pick<Judged, 'verdict'>): boolean =>
  verdict === 'passed' || verdict === 'expected';

/** Describes a verdict in one line. */
export function describeVerdict({ verdict, failure, expectation }: Judged): string {
  if (verdict === 'expected') return `${labels.expected} (${expectation?.decision})`;
  return failure ? `${labels[verdict]}: ${failure.step}` : labels[verdict];
}

export function judge(result: ScenarioResult, expectations: readonly Expectation[]): Judged {
  const expectation = findExpectation(result, expectations);
  return { ...result, expectation, verdict: findVerdict(result, expectation) };
}

function findVerdict({ status, failure }: ScenarioResult, expectation: Expectation | null): Verdict {
  if (status === 'unfinished' || failure?.type === 'HarnessError') return 'harness error';
  if (status === 'passed') return expectation ? 'stale' : 'passed';
  if (status !== 'failed') return status;
  if (!expectation) return 'regression';
  // An expected error of a step does not excuse errors that hooks report afterwards.
  const { message = '', afterwards = message } = failure ?? {};
  const { failsWith, besides = failsWith } = expectation;
  const isKnown = message.includes(failsWith) && afterwards.includes(besides);
  return isKnown && (expectation.besides === undefined || failure?.afterwards !== undefined) ? 'expected' : 'changed';
}
