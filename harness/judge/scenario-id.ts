import type { GherkinDocument, Pickle, Scenario } from '@cucumber/messages';

/** The place of a scenario in the corpus. */
export interface Placed {
  /** `03-17`, or `03-17/2` for the second row of its examples. A scenario without an ID has its title instead. */
  readonly id: string;
  /** `requirement > scenario > cells`. */
  readonly title: string;
  /** The requirement of its Rule; null if the Rule has no tag, or several. */
  readonly requirement: string | null;
  readonly uri: string;
  /** Line of the scenario, or of its row of examples. */
  readonly line: number;
}

/**
 * Returns the places of a document's scenarios, by the ID of the AST node: the row of examples or, without examples,
 * the scenario.
 */
export function findPlaces({ uri = '', feature }: GherkinDocument): ReadonlyMap<string, Placed> {
  const children = feature?.children ?? [];
  const places = children.flatMap(({ rule, scenario }) => {
    const requirement = rule ? findRequirement(rule) : null;
    const scenarios = [...(rule?.children ?? []), { scenario }].flatMap((child) => child.scenario ?? []);
    return scenarios
      .flatMap((each) => listScenarioPlaces(requirement, each))
      .map(({ node, ...place }) => [node, { ...place, requirement, uri }] as const);
  });
  return new Map(places);
}

/** Returns the place of a pickle's scenario, or null if `places` does not contain the scenario. */
export const findPlace = (pickle: Pickle, places: ReadonlyMap<string, Placed>): Placed | null =>
  places.get(pickle.astNodeIds.at(-1) ?? '') ?? null;

interface Tagged {
  readonly tags: readonly { readonly name: string }[];
}

/**
 * Returns the requirement in a Rule's only tag: `route.home` for `@route.home`. Null if there is no tag, or more than
 * one.
 */
export function findRequirement({ tags }: Tagged): string | null {
  return tags.length === 1 ? (tags[0]?.name.slice(1) ?? null) : null;
}

/** Returns the IDs in a scenario's tags: `03-17` for `@03-17`. A valid scenario has exactly one. */
export const findTaggedIds = ({ tags }: Tagged): readonly string[] =>
  tags.flatMap(({ name }) => /^@(\d{2,}-\d+)$/.exec(name)?.[1] ?? []);

/**
 * Returns the places of a scenario with their AST nodes: one place for each row of examples, or a single place without
 * examples. Rows are numbered over all tables.
 */
export function listScenarioPlaces(requirement: string | null, scenario: Scenario) {
  const title = [requirement ?? '(no requirement)', scenario.name].join(' > ');
  const [id = title] = findTaggedIds(scenario);
  const rows = scenario.examples.flatMap(({ tableBody }) => tableBody);
  if (rows.length === 0) return [{ id, title, line: scenario.location.line, node: scenario.id }];
  return rows.map(({ cells, location, id: node }, index) => ({
    id: `${id}/${index + 1}`,
    title: [title, cells.map(({ value }) => value).join(' | ')].join(' > '),
    line: location.line,
    node,
  }));
}

/**
 * Returns whether a reference in `transitions.yaml` or `expectations` covers a scenario. A reference is the ID of a
 * row, of a scenario (for all its rows) or of a requirement (for all its scenarios).
 */
export const covers = (reference: string, scenario: Pick<Placed, 'id' | 'requirement'>): boolean =>
  listReferences(scenario).includes(reference);

/** Returns all references that cover a scenario, the most specific first. */
export const listReferences = ({ id, requirement }: Pick<Placed, 'id' | 'requirement'>): readonly string[] => [
  id,
  id.replace(/\/\d+$/, ''),
  ...(requirement === null ? [] : [requirement]),
];
