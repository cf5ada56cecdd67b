import { expectationOf, type Expectation } from './expectations.ts';
import { isHarnessFault, type ScenarioResult } from './scenario-result.ts';

/**
 * What a scenario's result means in its lane. Green are only `passed` and `expected`.
 *
 * - `expected`: it fails in the way that is known of the lane
 * - `regression`: it fails, and nothing is known of that
 * - `stale`: it passes, though it is known to fail
 * - `changed`: it fails, but not in the way that is known
 * - `undefined`, `ambiguous`, `pending`, `skipped`: it has shown nothing; an expectation never covers that
 * - `harness fault`: the harness broke before the product could be judged
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
  | 'harness fault';

export interface Judged extends ScenarioResult {
  readonly verdict: Verdict;
  readonly expectation: Expectation | null;
}

export const isGreen = ({ verdict }: Pick<Judged, 'verdict'>): boolean =>
  verdict === 'passed' || verdict === 'expected';

/** Judges one result. */
export function judge(result: ScenarioResult, expectations: readonly Expectation[]): Judged {
  const expectation = expectationOf(result.id, expectations);
  return { ...result, expectation, verdict: verdictOn(result, expectation) };
}

function verdictOn(result: ScenarioResult, expectation: Expectation | null): Verdict {
  const { status, failure } = result;
  if (isHarnessFault(result)) return 'harness fault';
  if (status === 'passed') return expectation ? 'stale' : 'passed';
  if (status !== 'failed') return status === 'unfinished' ? 'harness fault' : status;
  if (!expectation) return 'regression';
  // What is known of a step excuses nothing that was found besides.
  const { message = '', afterwards = message } = failure ?? {};
  const { failsWith, besides = failsWith } = expectation;
  const isKnown = message.includes(failsWith) && afterwards.includes(besides);
  return isKnown && (expectation.besides === undefined || failure?.afterwards !== undefined) ? 'expected' : 'changed';
}
