import type { Scenario } from '@cucumber/messages';
import { requirementOf, scenarioId } from '../judge/scenario-id.ts';
import { means, type ReferenceMap } from '../transitions/reference-map.ts';
import { scenariosOf, type FeatureFile, type PlacedScenario } from './features.ts';

/** The map of the reference's transitions can be read, and speaks of scenarios that there are. */
export function lintReference(map: ReferenceMap, files: readonly FeatureFile[], name: string): readonly string[] {
  const ids = files.flatMap(scenariosOf).flatMap(idsOf);
  const unknown = map.entries.flatMap(({ id, scenarios, line }) =>
    scenarios
      .filter((word) => !ids.some((each) => means(word, each)))
      .map((word) => `${name}:${line}: ${id} names "${word}", which is no scenario and no requirement that has one`),
  );
  return [...map.problems, ...unknown];
}

function idsOf({ rule, scenario }: PlacedScenario): readonly string[] {
  const requirement = rule && requirementOf(rule);
  const rows = rowsOf(scenario);
  return rows.length === 0
    ? [scenarioId(requirement, scenario.name)]
    : rows.map((row) => scenarioId(requirement, scenario.name, row));
}

const rowsOf = ({ examples }: Scenario) => examples.flatMap(({ tableBody }) => tableBody);
