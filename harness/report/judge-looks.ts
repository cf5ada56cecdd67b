import type { RunJudgement } from '../judge/judge-run.ts';
import type { Lane } from '../lanes/lanes.ts';

/** What is to be said of screens that axe never looked at. */
export interface LookJudgement {
  readonly lines: readonly string[];
  readonly isAsExpected: boolean;
}

/**
 * Judges whether axe looked at every screen that a lane came to: of one that it never looked at nobody knows anything.
 *
 * @param isWhole everything was run; a part of it may only pass by a screen, and is not judged
 */
export function judgeLooks(
  runs: readonly (readonly [Pick<Lane, 'name' | 'reference'>, Pick<RunJudgement, 'notLookedAt'>])[],
  isWhole: boolean,
): LookJudgement {
  if (!isWhole) return { lines: [], isAsExpected: true };
  const lines = runs.flatMap(([{ name, reference }, { notLookedAt }]) =>
    // The reference is held to no accessibility.
    reference || notLookedAt.length === 0 ? [] : [`✗ NOT LOOKED AT BY AXE, on ${name}: ${notLookedAt.join(', ')}`],
  );
  return { lines, isAsExpected: lines.length === 0 };
}
