import type { Requirement } from '../corpus/requirements.ts';
import { requirementOf } from '../judge/scenario-id.ts';
import { rulesOf, type FeatureFile } from './features.ts';

/** What is built has a scenario, and what has a scenario is marked as built. */
export function lintCoverage(
  requirements: readonly Requirement[],
  files: readonly FeatureFile[],
  name: string,
): readonly string[] {
  const covered = new Set(
    files
      .flatMap(rulesOf)
      .filter(({ children }) => children.some(({ scenario }) => scenario))
      .map(requirementOf),
  );
  return requirements.flatMap(({ id, status, line }) => {
    if (status === 'built' && !covered.has(id))
      return [`${name}:${line}: ${id} is built: expected a Rule with @${id} and a scenario`];
    if (status === 'later' && covered.has(id)) return [`${name}:${line}: ${id} has scenarios: mark it as built`];
    return [];
  });
}
