import type { Transition } from '../../pages/test-bed/test-bed-api.ts';
import { keyOf } from './collect-transitions.ts';

/** Which of the ways from screen to screen a run has gone. */
export interface TransitionCoverage {
  readonly declared: readonly string[];
  readonly taken: readonly string[];
  /** Declared, and never gone. */
  readonly untaken: readonly string[];
  /** Gone, though no screen declares it. */
  readonly undeclared: readonly string[];
}

/** Compares what the screens declare with what scenarios went. Every list is in order, each way once. */
export function coverageOf(declared: readonly Transition[], taken: readonly Transition[]): TransitionCoverage {
  const inOrder = (transitions: readonly Transition[]): readonly string[] =>
    [...new Set(transitions.map(keyOf))].toSorted();
  const all = { declared: inOrder(declared), taken: inOrder(taken) };
  return {
    ...all,
    untaken: all.declared.filter((key) => !all.taken.includes(key)),
    undeclared: all.taken.filter((key) => !all.declared.includes(key)),
  };
}
