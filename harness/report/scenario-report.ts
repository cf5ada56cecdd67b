import type { Judged } from '../judge/judge.ts';
import type { RunJudgement } from '../judge/judge-run.ts';

/** An item of the list in a lane's `scenarios.json`. */
export interface ScenarioReport extends Pick<Judged, 'id' | 'requirement' | 'name' | 'verdict'> {
  /** The failed step and its error message; null if the scenario passed. */
  readonly failure: { readonly step: string; readonly message: string } | null;
  readonly known: { readonly because: string; readonly decision: string } | null;
  readonly screens: readonly string[];
}

/** Yields a JSON list of {@link ScenarioReport} in parts. */
export function* reportScenarios({ scenarios }: RunJudgement): Generator<string> {
  let separator = '[';
  for (const { id, requirement, name, verdict, failure, expectation, transitions = [] } of scenarios) {
    const report: ScenarioReport = {
      id,
      requirement,
      name,
      verdict,
      failure: failure && { step: failure.step, message: failure.message },
      known: expectation && { because: expectation.because, decision: expectation.decision },
      screens: transitions.map(({ to }) => to),
    };
    yield `${separator}${JSON.stringify(report)}`;
    separator = ',\n';
  }
  yield scenarios.length === 0 ? '[]' : ']';
}
