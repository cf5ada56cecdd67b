import type { Judged, Verdict } from '../judge/judge.ts';
import type { RunJudgement } from '../judge/judge-run.ts';

/** An entry of a lane's `scenarios.json`. */
export interface ScenarioReport {
  readonly id: string;
  readonly requirement: string | null;
  readonly name: string;
  readonly verdict: Verdict;
  /** Null if it passed. */
  readonly failure: { readonly step: string; readonly message: string } | null;
  /** Why it is expected to fail, and the decision about it; null if it is expected to pass. */
  readonly known: { readonly because: string; readonly decision: string } | null;
  /** Names of the screens that it reached, in order. */
  readonly screens: readonly string[];
}

/** Yields parts of the JSON text of a list of {@link ScenarioReport}. */
export function* reportScenarios({ scenarios }: RunJudgement): Generator<string> {
  let separator = '[';
  for (const scenario of scenarios) {
    yield `${separator}${JSON.stringify(toReport(scenario))}`;
    separator = ',\n';
  }
  yield scenarios.length === 0 ? '[]' : ']';
}

function toReport({ id, requirement, name, verdict, failure, expectation, transitions = [] }: Judged): ScenarioReport {
  return {
    id,
    requirement,
    name,
    verdict,
    failure: failure && { step: failure.step, message: failure.message },
    known: expectation && { because: expectation.because, decision: expectation.decision },
    screens: transitions.map(({ to }) => to),
  };
}
