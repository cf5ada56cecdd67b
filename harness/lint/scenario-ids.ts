import { listScenarios, type FeatureFile } from '../corpus/parse-feature.ts';
import { findRequirement, listScenarioIds } from '../judge/scenario-id.ts';
import { coversScenario, type ReferenceMap } from '../transitions/reference-map.ts';

const listIds = (files: readonly FeatureFile[]): readonly { readonly id: string; readonly place: string }[] =>
  files.flatMap(listScenarios).flatMap(({ uri, rule, scenario }) => {
    const ids = listScenarioIds(rule && findRequirement(rule), scenario);
    return ids.map(({ id, line }) => ({ id, place: `${uri}:${line}` }));
  });

/** Checks that no two scenarios or examples of the corpus have the same id, which reports and expectations depend on. */
export function lintUniqueness(files: readonly FeatureFile[]): readonly string[] {
  const first = new Map<string, string>();
  return listIds(files).flatMap(({ id, place }) => {
    const other = first.get(id);
    if (other === undefined) first.set(id, place);
    return other === undefined ? [] : [`${place}: "${id}" is also the id of the scenario at ${other}: rename one`];
  });
}

/**
 * Checks that the map of the reference's transitions is valid and refers to scenarios that exist.
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
