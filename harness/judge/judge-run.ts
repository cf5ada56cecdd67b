import { findUncheckedScreens } from './axe-coverage.ts';
import type { ScenarioCollector } from './collect-scenarios.ts';
import { covers, type Expectation } from './expectations.ts';
import { isGreen, judge, type Judged } from './judge.ts';

/** The verdict on a whole run of a lane. */
export interface RunJudgement {
  readonly scenarios: readonly Judged[];
  /** Errors of the corpus or the expectations that belong to no scenario. */
  readonly specErrors: readonly string[];
  /** Errors that kept the harness from judging. */
  readonly harnessErrors: readonly string[];
  /** Screens that scenarios reached and axe never checked. */
  readonly uncheckedScreens: readonly string[];
  /** Number of scenarios whose requirement does not apply to the lane. */
  readonly excluded: number;
  /** Time from the start of the first scenario to the end of the last. */
  readonly seconds: number;
  /** 0: all as expected; 1: the product or its specification fails; 2: the harness fails. */
  readonly exitCode: 0 | 1 | 2;
}

type Collected = Pick<
  ScenarioCollector,
  'results' | 'places' | 'specErrors' | 'harnessErrors' | 'firstBegin' | 'lastEnd'
>;

/**
 * Judges a run. A run without scenarios fails.
 *
 * @param excluded requirements that do not apply to the lane
 */
export function judgeRun(
  run: Collected,
  expectations: readonly Expectation[],
  excluded: ReadonlySet<string> = new Set(),
): RunJudgement {
  const scenarios = run.results.map((result) => judge(result, expectations));
  const specErrors = [
    ...run.specErrors,
    ...findDuplicates(run.places),
    ...findUnusedExpectations(run.places, expectations),
  ];
  const { harnessErrors } = run;
  if (scenarios.length === 0 && harnessErrors.length === 0) {
    const count = run.places.length;
    specErrors.push(`No scenario ran: ${count === 0 ? 'there is none' : `none of ${count} was selected`}`);
  }
  const hasHarnessError = harnessErrors.length > 0 || scenarios.some(({ verdict }) => verdict === 'harness error');
  const isAsExpected = specErrors.length === 0 && scenarios.every(isGreen);
  return {
    scenarios,
    specErrors,
    harnessErrors,
    uncheckedScreens: findUncheckedScreens(run.results),
    excluded: run.places.filter(({ requirement }) => requirement !== null && excluded.has(requirement)).length,
    seconds: (run.lastEnd ?? 0) - (run.firstBegin ?? 0),
    exitCode: hasHarnessError ? 2 : isAsExpected ? 0 : 1,
  };
}

/** An expectation is unused if the corpus does not contain its scenario, whether it ran or not. */
function findUnusedExpectations(places: Collected['places'], expectations: readonly Expectation[]): string[] {
  return expectations
    .filter(({ id }) => !places.some((place) => covers(id, place.id)))
    .map(({ id }) => `Unused expectation: no scenario has the id "${id}"`);
}

/** Reports and expectations could not tell two scenarios with one id apart. */
function findDuplicates(places: Collected['places']): string[] {
  const first = new Map<string, Collected['places'][number]>();
  return places.flatMap((place) => {
    const other = first.get(place.id);
    if (!other) first.set(place.id, place);
    return other
      ? [`Duplicate scenario id: "${place.id}" at ${other.uri}:${other.line} and ${place.uri}:${place.line}`]
      : [];
  });
}
