import { coverageOf, type TransitionCoverage } from './judge-transitions.ts';
import { coversScenario, referenceIds, type ReferenceMap } from './reference-map.ts';
import type { Transition } from '../../pages/test-bed/test-bed-api.ts';

/** The shape of `transitions.json`. */
export interface TransitionReport extends TransitionCoverage {
  /** Every transition of the reference, with the scenarios of the run that go it, or why there is none. */
  readonly reference: readonly {
    readonly id: string;
    readonly scenarios: readonly string[];
    readonly none: string | null;
  }[];
}

/** A run, as far as its transitions are concerned. */
export interface TransitionRun {
  readonly declared: readonly Transition[];
  readonly taken: readonly Transition[];
  readonly map: ReferenceMap;
  /** The ids of the scenarios that ran. */
  readonly scenarioIds: readonly string[];
  /** Nothing was left out: what was not gone is gone by no scenario. */
  readonly isWhole: boolean;
}

export interface TransitionJudgement {
  readonly report: TransitionReport;
  /** What is to be said of it. */
  readonly lines: readonly string[];
  readonly isAsExpected: boolean;
}

/** Judges where a run led. What nobody declared is never right; what nobody went is wrong once the map is complete. */
export function judgeTransitions({ declared, taken, map, scenarioIds, isWhole }: TransitionRun): TransitionJudgement {
  const coverage = coverageOf(declared, taken);
  const { untaken, undeclared } = coverage;
  const mark = map.complete ? '✗ ' : '';
  const isMissing = isWhole && untaken.length > 0;
  return {
    report: { ...coverage, reference: referenceIds.map((id) => mapped(id, map, scenarioIds)) },
    lines: [
      ...undeclared.map((key) => `✗ UNDECLARED TRANSITION: ${key}`),
      ...(isMissing ? untaken.map((key) => `${mark}TRANSITION NOT TAKEN: ${key}`) : []),
      ...(isWhole ? [`transitions: ${coverage.declared.length} declared, ${untaken.length} not taken`] : []),
    ],
    isAsExpected: undeclared.length === 0 && !(isMissing && map.complete),
  };
}

function mapped(id: string, { entries }: ReferenceMap, scenarioIds: readonly string[]) {
  const { scenarios = [], none = null } = entries.find((entry) => entry.id === id) ?? {};
  return { id, scenarios: scenarioIds.filter((each) => scenarios.some((word) => coversScenario(word, each))), none };
}
