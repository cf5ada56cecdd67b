import type { Examples, GherkinDocument, Pickle, Rule, Scenario } from '@cucumber/messages';
import { listColumns } from '../corpus/parse-feature.ts';

/** A scenario, or a row of its examples, with its file and line. */
export interface Placed {
  /** ID such as `03-17`, or `03-17/2` for the second row of examples. A scenario without an ID has its title here. */
  readonly id: string;
  /**
   * Requirement and scenario name, such as `route.home > …`. For a row of examples, its values replace the placeholders
   * in the name. Values without a placeholder are appended.
   */
  readonly title: string;
  /** The requirement that the scenario specifies; null if there is none. */
  readonly requirement: string | null;
  readonly uri: string;
  readonly line: number;
}

/** Returns the scenarios and the rows of examples in a feature. The keys are the IDs of their AST nodes. */
export function findPlaces({ uri = '', feature }: GherkinDocument): ReadonlyMap<string, Placed> {
  const children = feature?.children ?? [];
  const places = children.flatMap(({ rule = null, scenario }) => {
    const scenarios = [...(rule?.children ?? []), { scenario }].flatMap((child) => child.scenario ?? []);
    return scenarios
      .flatMap((each) => listScenarioPlaces(rule, each))
      .map(({ node, ...place }) => [node, { ...place, uri }] as const);
  });
  return new Map(places);
}

export const findPlace = (pickle: Pickle, places: ReadonlyMap<string, Placed>): Placed | null =>
  places.get(pickle.astNodeIds.at(-1) ?? '') ?? null;

interface Tagged {
  readonly tags: readonly { readonly name: string }[];
}

/** Returns the requirements that the tags name: `route.home` for the tag `@route.home`. */
export const findRequirements = ({ tags }: Tagged): readonly string[] => tags.map(({ name }) => name.slice(1));

/** Column of examples that names the requirement of each row. Needed only under a Rule with several requirements. */
export const requirementColumn = 'requirement';

/** Returns the cells of the column `requirement`; an empty list if the column is missing. */
export function listRowRequirements(examples: Examples): readonly string[] {
  const column = listColumns(examples).indexOf(requirementColumn);
  return column < 0 ? [] : examples.tableBody.map(({ cells }) => cells[column]?.value ?? '');
}

/**
 * Returns the scenario IDs among the tags, such as `03-17` for the tag `@03-17`. A valid scenario has exactly one ID.
 */
export const findTaggedIds = ({ tags }: Tagged): readonly string[] =>
  tags.flatMap(({ name }) => /^@(\d{2,}-\d+)$/.exec(name)?.[1] ?? []);

/**
 * Returns the ID, title, requirement and line of a scenario. For an outline, returns these values for each row of
 * examples. The rows of all tables are numbered together, such as `03-17/1` and `03-17/2`.
 */
export function listScenarioPlaces(rule: Rule | null, scenario: Scenario) {
  const all = rule ? findRequirements(rule) : [];
  const only = all.length === 1 ? (all[0] ?? null) : null;
  const toTitle = (requirement: string | null, name = scenario.name, ...cells: readonly string[]): string =>
    [requirement ?? '(no requirement)', name, ...cells].join(' > ');
  const [id = toTitle(only)] = findTaggedIds(scenario);
  const rows = scenario.examples.flatMap((examples) => {
    const requirements = all.length > 1 ? listRowRequirements(examples) : [];
    const columns = listColumns(examples);
    return examples.tableBody.map(({ cells, location, id: node }, index) => {
      const requirement = requirements[index] ?? only;
      const filled = columns.reduce(
        (name, column, at) => name.replaceAll(`<${column}>`, cells[at]?.value ?? ''),
        scenario.name,
      );
      const others = columns.flatMap((column, at) => {
        const isKnown = scenario.name.includes(`<${column}>`);
        const isHidden = requirements.length > 0 && column === requirementColumn;
        return isKnown || isHidden ? [] : (cells[at]?.value ?? '');
      });
      const title = toTitle(requirement, filled, ...(others.length > 0 ? [others.join(' | ')] : []));
      return { title, requirement, line: location.line, node };
    });
  });
  if (scenario.examples.length > 0) return rows.map((row, index) => ({ id: `${id}/${index + 1}`, ...row }));
  return [{ id, title: toTitle(only), requirement: only, line: scenario.location.line, node: scenario.id }];
}

/**
 * Returns true if `reference` is the ID of the scenario, such as `03-17`, or of its requirement, such as `route.home`.
 */
export const covers = (reference: string, scenario: Pick<Placed, 'id' | 'requirement'>): boolean =>
  listReferences(scenario).includes(reference);

/** Returns the IDs that can refer to a scenario, such as `03-17/2`, `03-17` and `route.home`. */
export const listReferences = ({ id, requirement }: Pick<Placed, 'id' | 'requirement'>): readonly string[] => [
  id,
  id.replace(/\/\d+$/, ''),
  ...(requirement === null ? [] : [requirement]),
];
