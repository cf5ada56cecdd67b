import { findExpectation, type Expectation } from './expectations.ts';
import { isHarnessError, type ScenarioResult } from './scenario-result.ts';

/**
 * The result of a scenario on a lane, compared with its expectation. Only `passed` and `expected` are green.
 *
 * - `expected`: it failed with the error of its expectation
 * - `regression`: it failed without an expectation
 * - `stale`: it passed despite an expectation to fail
 * - `changed`: it failed with a different error than expected
 * - `undefined`, `ambiguous`, `pending`, `skipped`: a step did not run, which no expectation covers
 * - `harness error`: the harness failed, so the product was not judged
 */
export type Verdict =
  | 'passed'
  | 'expected'
  | 'regression'
  | 'stale'
  | 'changed'
  | 'undefined'
  | 'ambiguous'
  | 'pending'
  | 'skipped'
  | 'harness error';

export interface Judged extends ScenarioResult {
  readonly verdict: Verdict;
  readonly expectation: Expectation | null;
}

export const isGreen = ({ verdict }: Pick<Judged, 'verdict'>): boolean =>
  verdict === 'passed' || verdict === 'expected';

export function judge(result: ScenarioResult, expectations: readonly Expectation[]): Judged {
  const expectation = findExpectation(result.id, expectations);
  return { ...result, expectation, verdict: findVerdict(result, expectation) };
}

function findVerdict(result: ScenarioResult, expectation: Expectation | null): Verdict {
  const { status, failure } = result;
  if (isHarnessError(result)) return 'harness error';
  if (status === 'passed') return expectation ? 'stale' : 'passed';
  if (status !== 'failed') return status === 'unfinished' ? 'harness error' : status;
  if (!expectation) return 'regression';
  // An expected error of a step does not excuse errors that hooks report afterwards.
  const { message = '', afterwards = message } = failure ?? {};
  const { failsWith, besides = failsWith } = expectation;
  const isKnown = message.includes(failsWith) && afterwards.includes(besides);
  return isKnown && (expectation.besides === undefined || failure?.afterwards !== undefined) ? 'expected' : 'changed';
}
