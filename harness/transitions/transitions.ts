import type { Transition } from '../../pages/test-bed/test-bed-api.ts';
import { listScreens, loadScreen } from '../../src/widget/flow/screens.ts';
import { covers, type Placed } from '../judge/scenario-id.ts';
import { referenceIds, type ReferenceMap } from './reference-map.ts';

/** Returns the transitions that the screens of the widget declare in `leadsTo`. */
export async function declaredTransitions(): Promise<readonly Transition[]> {
  const { signal } = new AbortController();
  const screens = await Promise.all((await listScreens()).map((name) => loadScreen(name, signal)));
  return screens.flatMap(({ name, leadsTo }) => leadsTo.map((target) => ({ from: name, to: target })));
}

export const formatTransition = ({ from, to }: Transition): string => `${from} → ${to}`;

export interface TransitionRun {
  readonly declared: readonly Transition[];
  readonly taken: readonly Transition[];
  readonly map: ReferenceMap;
  readonly scenarios: readonly Pick<Placed, 'id' | 'requirement'>[];
  /** Whether all scenarios ran. If false, transitions that no scenario took are not reported. */
  readonly isWhole: boolean;
}

/**
 * Compares the transitions that screens declare with the transitions that scenarios have taken. An undeclared
 * transition is an error. If `isWhole` is true, lists transitions that no scenario has taken. They are errors if
 * `map.complete` is true.
 *
 * @returns the content of `transitions.json` (`report`), the `lines` to print, and `isAsExpected`: false after an error
 */
export function judgeTransitions({ map, scenarios, isWhole, ...run }: TransitionRun) {
  const [declared, taken] = [sortKeys(run.declared), sortKeys(run.taken)];
  const untaken = declared.filter((key) => !taken.includes(key));
  const undeclared = taken.filter((key) => !declared.includes(key));
  const mark = map.complete ? '✗ ' : '';
  const reference = referenceIds.map((id) => {
    const { scenarios: references = [], none = null } = map.entries.find((entry) => entry.id === id) ?? {};
    const covered = scenarios.filter((each) => references.some((entry) => covers(entry, each)));
    return { id, scenarios: [...new Set(covered.map((each) => each.id))], none };
  });
  return {
    report: { declared, taken, untaken, undeclared, reference },
    lines: [
      ...undeclared.map((key) => `✗ Undeclared transition (add it to leadsTo of the first screen): ${key}`),
      ...(isWhole ? untaken.map((key) => `${mark}Transition not taken by any scenario: ${key}`) : []),
      ...(isWhole ? [summarize(declared.length, untaken.length)] : []),
    ],
    isAsExpected: undeclared.length === 0 && !(isWhole && untaken.length > 0 && map.complete),
  };
}

const summarize = (declared: number, untaken: number): string =>
  `The scenarios covered ${untaken === 0 ? 'all' : `${declared - untaken} of the`} ${declared} transitions between screens.`;

export type TransitionJudgement = ReturnType<typeof judgeTransitions>;

const sortKeys = (transitions: readonly Transition[]): readonly string[] =>
  [...new Set(transitions.map(formatTransition))].toSorted();
