import { listRules, listScenarios, type FeatureFile } from '../corpus/parse-feature.ts';
import type { Requirement } from '../corpus/requirements.ts';
import { findRequirement, listScenarioIds } from '../judge/scenario-id.ts';
import { coversScenario, type ReferenceMap } from '../transitions/reference-map.ts';

const listIds = (files: readonly FeatureFile[]) =>
  files.flatMap(listScenarios).flatMap(({ uri, rule, scenario }) => {
    const ids = listScenarioIds(rule && findRequirement(rule), scenario);
    return ids.map(({ id, line }) => ({ id, place: `${uri}:${line}` }));
  });

/** Checks that no two scenarios or examples of the corpus have the same ID. Reports and expectations depend on that. */
export const lintUniqueness = (files: readonly FeatureFile[]): readonly string[] =>
  [...Map.groupBy(listIds(files), ({ id }) => id)].flatMap(([id, [first, ...others]]) =>
    others.map(({ place }) => `${place}: "${id}" is also the id of the scenario at ${first?.place}: rename one`),
  );

/**
 * Checks that every requirement with the status `built` has a scenario, and that no other requirement has one.
 *
 * @param name path of the list of requirements
 */
export function lintCoverage(
  requirements: readonly Requirement[],
  files: readonly FeatureFile[],
  name: string,
): readonly string[] {
  const rules = files.flatMap(listRules).filter(({ children }) => children.some(({ scenario }) => scenario));
  const covered = new Set(rules.map(findRequirement));
  return requirements
    .filter(({ id, status }) => (status === 'built') !== covered.has(id))
    .map(({ id, status, line }) =>
      status === 'built'
        ? `${name}:${line}: ${id} is built: expected a Rule with @${id} and a scenario`
        : `${name}:${line}: ${id} has scenarios: change its status to built`,
    );
}

/**
 * Checks that the map of FirebaseUI's transitions is valid and refers to scenarios that exist.
 *
 * @param name path of the map
 */
export function lintReferenceMap(map: ReferenceMap, files: readonly FeatureFile[], name: string): readonly string[] {
  const ids = listIds(files);
  const unknown = map.entries.flatMap(({ id, scenarios, line }) =>
    scenarios
      .filter((entry) => !ids.some((each) => coversScenario(entry, each.id)))
      .map((entry) => `${name}:${line}: ${id} refers to "${entry}", but no scenario or requirement has this id`),
  );
  return [...map.problems, ...unknown];
}
