import { listRules, listScenarios, type FeatureFile } from '../corpus/parse-feature.ts';
import type { Requirement } from '../corpus/requirements.ts';
import { findRequirement } from '../judge/scenario-id.ts';
import { formatProblem } from './format-problem.ts';

/** Checks that every Rule has a scenario and every scenario a Then: nothing is specified otherwise. */
export function lintCompleteness(file: FeatureFile): readonly string[] {
  const { uri } = file;
  return [
    ...listRules(file)
      .filter(({ children }) => !children.some(({ scenario }) => scenario))
      .map((rule) => formatProblem(uri, rule, `expected a scenario under the Rule "${rule.name}"`)),
    ...listScenarios(file).flatMap(({ scenario }) => {
      const asserts = scenario.steps.some(({ keywordType }) => keywordType === 'Outcome');
      return asserts ? [] : [formatProblem(uri, scenario, `expected a Then in "${scenario.name}"`)];
    }),
  ];
}

/**
 * Checks that exactly the requirements that are built have scenarios.
 *
 * @param name path of the list of requirements
 */
export function lintCoverage(
  requirements: readonly Requirement[],
  files: readonly FeatureFile[],
  name: string,
): readonly string[] {
  const covered = new Set(
    files
      .flatMap(listRules)
      .filter(({ children }) => children.some(({ scenario }) => scenario))
      .map(findRequirement),
  );
  return requirements.flatMap(({ id, status, line }) => {
    if (status === 'built' && !covered.has(id))
      return [`${name}:${line}: ${id} is built: expected a Rule with @${id} and a scenario`];
    if (status === 'later' && covered.has(id))
      return [`${name}:${line}: ${id} has scenarios: change its status to built`];
    return [];
  });
}
