import type { Transition } from '../../pages/test-bed/test-bed-api.ts';
import { coversScenario, referenceIds, type ReferenceMap } from './reference-map.ts';
import { formatTransition } from './transitions.ts';

/** The content of `transitions.json`. Lists are sorted, each transition once. */
export interface TransitionReport {
  readonly declared: readonly string[];
  readonly taken: readonly string[];
  /** Declared, but not taken. */
  readonly untaken: readonly string[];
  /** Taken, but not declared. */
  readonly undeclared: readonly string[];
  /** All transitions of the reference, with the scenarios of the run that take them, or why there are none. */
  readonly reference: readonly {
    readonly id: string;
    readonly scenarios: readonly string[];
    readonly none: string | null;
  }[];
}

export interface TransitionRun {
  readonly declared: readonly Transition[];
  readonly taken: readonly Transition[];
  readonly map: ReferenceMap;
  /** Ids of the scenarios that ran. */
  readonly scenarioIds: readonly string[];
  /** All scenarios ran, so that untaken transitions are a result. */
  readonly isWhole: boolean;
}

export interface TransitionJudgement {
  readonly report: TransitionReport;
  /** Lines to print. */
  readonly lines: readonly string[];
  readonly isAsExpected: boolean;
}

/** Judges the transitions of a run. An undeclared one is always an error, an untaken one once the map is complete. */
export function judgeTransitions({ map, scenarioIds, isWhole, ...run }: TransitionRun): TransitionJudgement {
  const [declared, taken] = [sortKeys(run.declared), sortKeys(run.taken)];
  const untaken = declared.filter((key) => !taken.includes(key));
  const undeclared = taken.filter((key) => !declared.includes(key));
  const mark = map.complete ? '✗ ' : '';
  const reference = referenceIds.map((id) => {
    const { scenarios = [], none = null } = map.entries.find((entry) => entry.id === id) ?? {};
    return { id, scenarios: scenarioIds.filter((each) => scenarios.some((word) => coversScenario(word, each))), none };
  });
  return {
    report: { declared, taken, untaken, undeclared, reference },
    lines: [
      ...undeclared.map((key) => `✗ Undeclared transition: ${key}`),
      ...(isWhole ? untaken.map((key) => `${mark}Transition not taken by any scenario: ${key}`) : []),
      ...(isWhole ? [`transitions: ${declared.length} declared, ${untaken.length} not taken`] : []),
    ],
    isAsExpected: undeclared.length === 0 && !(isWhole && untaken.length > 0 && map.complete),
  };
}

const sortKeys = (transitions: readonly Transition[]): readonly string[] =>
  [...new Set(transitions.map(formatTransition))].toSorted();
