import type { Examples, GherkinDocument, Pickle, Rule, Scenario } from '@cucumber/messages';
import { listColumns } from '../corpus/parse-feature.ts';

/** The place of a scenario in the corpus. */
export interface Placed {
  /**
   * The scenario's ID, such as `03-17`, or `03-17/2` for the second row of its examples. A scenario without an ID has
   * its title here.
   */
  readonly id: string;
  /** The title: `requirement > scenario > cells`. */
  readonly title: string;
  /** The requirement that the scenario specifies; null if there is none. */
  readonly requirement: string | null;
  readonly uri: string;
  /** Line of the scenario, or of its row of examples. */
  readonly line: number;
}

/**
 * Returns the places of all scenarios in a document, by the IDs of their AST nodes. In a scenario with examples, each
 * row has a node and a place of its own.
 */
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

/** Returns the place of a pickle's scenario, or null if `places` does not contain the scenario. */
export const findPlace = (pickle: Pickle, places: ReadonlyMap<string, Placed>): Placed | null =>
  places.get(pickle.astNodeIds.at(-1) ?? '') ?? null;

interface Tagged {
  readonly tags: readonly { readonly name: string }[];
}

/** Returns the requirements in a Rule's tags: `route.home` for `@route.home`. */
export const findRequirements = ({ tags }: Tagged): readonly string[] => tags.map(({ name }) => name.slice(1));

/** Name of the column that holds the requirement of each example, for Rules with several requirements. */
export const requirementColumn = 'requirement';

/** Returns the cells of the column `requirement`, one for each row. Returns an empty list if the column is missing. */
export function listRowRequirements(examples: Examples): readonly string[] {
  const column = listColumns(examples).indexOf(requirementColumn);
  return column < 0 ? [] : examples.tableBody.map(({ cells }) => cells[column]?.value ?? '');
}

/** Returns the IDs in a scenario's tags: `03-17` for `@03-17`. A valid scenario has exactly one. */
export const findTaggedIds = ({ tags }: Tagged): readonly string[] =>
  tags.flatMap(({ name }) => /^@(\d{2,}-\d+)$/.exec(name)?.[1] ?? []);

/**
 * Returns one place for each row of examples or, if there are no examples, a single place. Each has the ID of its AST
 * node. Rows are numbered across all tables of examples.
 */
export function listScenarioPlaces(rule: Rule | null, scenario: Scenario) {
  const all = rule ? findRequirements(rule) : [];
  const only = all.length === 1 ? (all[0] ?? null) : null;
  const toTitle = (requirement: string | null, ...cells: readonly string[]): string =>
    [requirement ?? '(no requirement)', scenario.name, ...cells].join(' > ');
  const [id = toTitle(only)] = findTaggedIds(scenario);
  const rows = scenario.examples.flatMap((examples) => {
    const requirements = all.length > 1 ? listRowRequirements(examples) : [];
    const columns = listColumns(examples);
    return examples.tableBody.map(({ cells, location, id: node }, index) => {
      const requirement = requirements[index] ?? only;
      const shown = cells.filter((_, at) => requirements.length === 0 || columns[at] !== requirementColumn);
      const title = toTitle(requirement, shown.map(({ value }) => value).join(' | '));
      return { title, requirement, line: location.line, node };
    });
  });
  if (scenario.examples.length > 0) return rows.map((row, index) => ({ id: `${id}/${index + 1}`, ...row }));
  return [{ id, title: toTitle(only), requirement: only, line: scenario.location.line, node: scenario.id }];
}

/**
 * Returns whether a reference in `transitions.yaml` or `expectations` covers a scenario. A reference is the ID of a
 * row, of a scenario with all its rows, or of a requirement with all its scenarios.
 */
export const covers = (reference: string, scenario: Pick<Placed, 'id' | 'requirement'>): boolean =>
  listReferences(scenario).includes(reference);

/** Returns all references that cover a scenario, the most specific first. */
export const listReferences = ({ id, requirement }: Pick<Placed, 'id' | 'requirement'>): readonly string[] => [
  id,
  id.replace(/\/\d+$/, ''),
  ...(requirement === null ? [] : [requirement]),
];
