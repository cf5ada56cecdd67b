import type { ScenarioCollector } from './collect-scenarios.ts';
import { covers, type Expectation } from './expectations.ts';
import { isGreen, judge, type Judged } from './judge.ts';

/** A whole run, judged. */
export interface RunJudgement {
  readonly scenarios: readonly Judged[];
  /** What is wrong beside single scenarios: with the corpus or with the expectations. */
  readonly specFaults: readonly string[];
  /** What kept the harness from judging. */
  readonly harnessFaults: readonly string[];
  /** Screens that were come to, and that axe never looked at. */
  readonly notLookedAt: readonly string[];
  /** How many scenarios are about what the lane is not held to. */
  readonly leftOut: number;
  /** From the first scenario's begin to the last one's end. */
  readonly seconds: number;
  /** 0 all as expected, 1 the product or its specification fails, 2 the harness does. */
  readonly exitCode: 0 | 1 | 2;
}

type Collected = Pick<
  ScenarioCollector,
  'results' | 'places' | 'specFaults' | 'harnessFaults' | 'looks' | 'firstBegin' | 'lastEnd'
>;

/** Judges what a run left behind: no single green scenario can hide that others are missing. */
export function judgeRun(
  run: Collected,
  expectations: readonly Expectation[],
  leftOut: ReadonlySet<string> = new Set(),
): RunJudgement {
  const scenarios = run.results.map((result) => judge(result, expectations));
  const specFaults = [...run.specFaults, ...twice(run.places), ...dangling(run.places, expectations)];
  const harnessFaults = [...run.harnessFaults];
  if (scenarios.length === 0 && harnessFaults.length === 0) {
    const choice = run.places.length === 0 ? 'there is none' : `none of ${run.places.length} was chosen`;
    specFaults.push(`NO SCENARIO RAN: ${choice}`);
  }
  const hasHarnessFault = harnessFaults.length > 0 || scenarios.some(({ verdict }) => verdict === 'harness fault');
  const isAsExpected = specFaults.length === 0 && scenarios.every(isGreen);
  return {
    scenarios,
    specFaults,
    harnessFaults,
    notLookedAt: run.looks.missed(run.results.flatMap(({ screens = [] }) => screens)),
    leftOut: run.places.filter(({ requirement }) => requirement !== null && leftOut.has(requirement)).length,
    seconds: (run.lastEnd ?? 0) - (run.firstBegin ?? 0),
    exitCode: hasHarnessFault ? 2 : isAsExpected ? 0 : 1,
  };
}

/** Expectations of a scenario that is nowhere in the corpus, run or not. */
function dangling(places: Collected['places'], expectations: readonly Expectation[]): string[] {
  return expectations
    .filter(({ id }) => !places.some((place) => covers(id, place.id)))
    .map(({ id }) => `DANGLING EXPECTATION: no scenario has the id "${id}"`);
}

/** Two scenarios of one id could not be told apart, here and in any report. */
function twice(places: Collected['places']): string[] {
  const first = new Map<string, Collected['places'][number]>();
  return places.flatMap((place) => {
    const other = first.get(place.id);
    if (!other) first.set(place.id, place);
    return other
      ? [`TWO SCENARIOS OF ONE ID: "${place.id}" at ${other.uri}:${other.line} and ${place.uri}:${place.line}`]
      : [];
  });
}
