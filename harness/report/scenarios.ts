import type { Judged, Verdict } from '../judge/judge.ts';
import type { RunJudgement } from '../judge/judge-run.ts';

/** What is told of a scenario: the entries of a lane's `scenarios.json`. */
export interface ScenarioReport {
  readonly id: string;
  readonly requirement: string | null;
  readonly name: string;
  readonly verdict: Verdict;
  /** Where it went wrong and how; null where it passed. */
  readonly failure: { readonly step: string; readonly message: string } | null;
  /** Why it is known to fail, and what was decided about it; null where it is not. */
  readonly known: { readonly because: string; readonly decision: string } | null;
  /** The screens that were come to, in order. */
  readonly screens: readonly string[];
}

/** Tells of every scenario of a run: a list of {@link ScenarioReport} as JSON, in pieces. */
export function* reportScenarios({ scenarios }: RunJudgement): Generator<string> {
  let before = '[';
  for (const scenario of scenarios) {
    yield `${before}${JSON.stringify(reportOf(scenario))}`;
    before = ',\n';
  }
  yield scenarios.length === 0 ? '[]' : ']';
}

function reportOf({ id, requirement, name, verdict, failure, expectation, screens = [] }: Judged): ScenarioReport {
  return {
    id,
    requirement,
    name,
    verdict,
    failure: failure && { step: failure.step, message: failure.message },
    known: expectation && { because: expectation.because, decision: expectation.decision },
    screens,
  };
}
