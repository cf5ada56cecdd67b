import type { AxeCheck } from '../../driver/attachments.ts';
import type { Transition } from '../../pages/test-bed/test-bed-api.ts';
import { findExpectation, type Expectation } from './expectations.ts';
import type { Placed } from './scenario-id.ts';

export interface ScenarioResult extends Placed {
  /** The scenario's name. Its placeholders are replaced by values. */
  readonly name: string;
  /** `unfinished`: the scenario started, but its end was never reported. */
  readonly status: 'passed' | 'failed' | 'undefined' | 'ambiguous' | 'pending' | 'skipped' | 'unfinished';
  readonly failure: Failure | null;
  readonly transitions?: readonly Transition[];
  readonly axeChecks?: readonly AxeCheck[];
  readonly seconds: number;
}

export interface Failure {
  /** Text of the failed step, or the name of the failed hook. */
  readonly step: string;
  /** Line of the step in the feature. Null for a hook, or if no step has started. */
  readonly line: number | null;
  readonly message: string;
  readonly type: string;
  /** The errors of the hooks that failed after the step. `message` contains these errors, too. */
  readonly afterwards?: readonly string[];
}

/** The texts of the verdicts in reports. Only `passed` and `expected` count as a success. */
const labels = {
  passed: 'Passed',
  expected: 'Failed as expected',
  regression: 'Failed at step',
  stale: 'Unexpected pass: remove the expectation below from features/expectations',
  changed: 'Failed with a different error than expected, at step',
  // The next four verdicts mean that a step has neither passed nor failed. The scenario counts as failed, even if it is
  // listed as an expected failure.
  undefined: 'Undefined step',
  ambiguous: 'Ambiguous step',
  pending: 'Pending step',
  skipped: 'Skipped at step',
  'harness error': 'Test harness error, so the product was not judged, at step',
} as const;

export type Verdict = keyof typeof labels;

export interface Judged extends ScenarioResult {
  readonly verdict: Verdict;
  readonly expectation: Expectation | null;
}

/** Returns true if a step or hook did not end within Cucumber's time limit. */
export const isHung = ({ failure }: Pick<ScenarioResult, 'failure'>): boolean =>
  failure?.message.includes('function timed out, ensure the ') ?? false;

export const isGreen = ({ verdict }: Pick<Judged, 'verdict'>): boolean =>
  verdict === 'passed' || verdict === 'expected';

export function describeVerdict({ verdict, failure, expectation }: Judged): string {
  if (verdict === 'expected') return `${labels.expected} (${expectation?.decision})`;
  if (failure) return `${labels[verdict]}: ${failure.step}`;
  return verdict === 'undefined' ? 'The scenario has no steps. Add steps, or remove the scenario' : labels[verdict];
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
  const { message = '', afterwards = [] } = failure ?? {};
  const { failsWith, besides = failsWith } = expectation;
  const isKnown = message.includes(failsWith) && afterwards.every((error) => error.includes(besides));
  // If an expectation sets `besides`, a hook must have failed, too.
  return isKnown && (expectation.besides === undefined || afterwards.length > 0) ? 'expected' : 'changed';
}
