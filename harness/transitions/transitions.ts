import type { Transition } from '../../pages/test-bed/test-bed-api.ts';
import { listScreens, loadScreen } from '../../src/widget/flow/screens.ts';
import { coversScenario, referenceIds, type ReferenceMap } from './reference-map.ts';

/** Returns the transitions that the screens of the widget declare in `leadsTo`. */
export async function declaredTransitions(): Promise<readonly Transition[]> {
  const { signal } = new AbortController();
  const screens = await Promise.all(listScreens().map((name) => loadScreen(name, signal)));
  return screens.flatMap(({ name, leadsTo }) => leadsTo.map((target) => ({ from: name, to: target })));
}

export const formatTransition = ({ from, to }: Transition): string => `${from} → ${to}`;

export interface TransitionRun {
  readonly declared: readonly Transition[];
  readonly taken: readonly Transition[];
  readonly map: ReferenceMap;
  /** IDs of the scenarios that ran. */
  readonly scenarioIds: readonly string[];
  /** Whether all scenarios ran. If not, it is no error that a transition was not taken. */
  readonly isWhole: boolean;
}

/**
 * Judges the transitions of a run. An undeclared transition is always an error. A transition that no scenario took is
 * an error only if all scenarios ran and the map is complete.
 *
 * @returns `report`, the content of `transitions.json`; `report.reference` lists, for each transition of FirebaseUI,
 *   the scenarios that ran. `lines` are the lines to print.
 */
export function judgeTransitions({ map, scenarioIds, isWhole, ...run }: TransitionRun) {
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

export type TransitionJudgement = ReturnType<typeof judgeTransitions>;

const sortKeys = (transitions: readonly Transition[]): readonly string[] =>
  [...new Set(transitions.map(formatTransition))].toSorted();
