import type { RunJudgement } from '../judge/judge-run.ts';
import type { Lane } from '../lanes/lanes.ts';

/**
 * Returns an error for each lane that reached a screen without an axe check.
 *
 * @param isWhole all scenarios ran; a run of some may leave a screen before axe can check it, and has no errors
 */
export function findUncheckedScreens(
  runs: readonly (readonly [Pick<Lane, 'name' | 'renderer'>, Pick<RunJudgement, 'uncheckedScreens'>])[],
  isWhole: boolean,
): readonly string[] {
  if (!isWhole) return [];
  return runs.flatMap(([{ name, renderer }, { uncheckedScreens }]) =>
    !renderer.checksAccessibility || uncheckedScreens.length === 0
      ? []
      : [`Screens without an axe check on ${name}: ${uncheckedScreens.join(', ')}`],
  );
}
