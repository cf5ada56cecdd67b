import { requirementOf, scenarioId } from '../judge/scenario-id.ts';
import { scenariosOf, type FeatureFile } from './features.ts';

/** No two scenarios, or rows of examples, of the whole corpus have one id: reports and expectations go by it. */
export function lintIdentity(files: readonly FeatureFile[]): readonly string[] {
  const first = new Map<string, string>();
  const ids = files.flatMap(scenariosOf).flatMap(({ uri, rule, scenario }) => {
    const requirement = rule ? requirementOf(rule) : null;
    const rows = scenario.examples.flatMap(({ tableBody }) => tableBody);
    if (rows.length === 0)
      return [{ id: scenarioId(requirement, scenario.name), place: `${uri}:${scenario.location.line}` }];
    return rows.map((row) => ({
      id: scenarioId(requirement, scenario.name, row),
      place: `${uri}:${row.location.line}`,
    }));
  });
  return ids.flatMap(({ id, place }) => {
    const taken = first.get(id);
    if (taken === undefined) first.set(id, place);
    return taken === undefined ? [] : [`${place}: "${id}" is the scenario at ${taken} already: give it another name`];
  });
}
