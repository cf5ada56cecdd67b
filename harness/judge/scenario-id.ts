import type { GherkinDocument, Pickle, Scenario, TableRow } from '@cucumber/messages';

/** The place of a scenario in the corpus. */
export interface Placed {
  /** `requirement > scenario > cells`, which does not change when lines move. */
  readonly id: string;
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
      .flatMap((each) => listScenarioIds(requirement, each))
      .map(({ id, line, node }) => [node, { id, requirement, uri, line }] as const);
  });
  return new Map(places);
}

/** Returns the place of a pickle's scenario, or null if `places` does not contain the scenario. */
export const findPlace = (pickle: Pickle, places: ReadonlyMap<string, Placed>): Placed | null =>
  places.get(pickle.astNodeIds.at(-1) ?? '') ?? null;

/**
 * Returns the requirement in a Rule's only tag: `route.home` for `@route.home`. Null if there is no tag, or more than
 * one.
 */
export function findRequirement({ tags }: { readonly tags: readonly { readonly name: string }[] }): string | null {
  return tags.length === 1 ? (tags[0]?.name.slice(1) ?? null) : null;
}

/**
 * Returns the IDs of a scenario with their lines and AST nodes: one ID for each row of examples, or a single ID without
 * examples.
 */
export function listScenarioIds(requirement: string | null, scenario: Scenario) {
  const { name, examples } = scenario;
  const rows = examples.flatMap(({ tableBody }) => tableBody);
  const toId = (node: Scenario | TableRow, id: string) => ({ id, line: node.location.line, node: node.id });
  if (rows.length === 0) return [toId(scenario, scenarioId(requirement, name))];
  return rows.map((row) => toId(row, scenarioId(requirement, name, row)));
}

/** Returns the ID of a scenario, or of one row of its examples. */
export function scenarioId(requirement: string | null, name: string, row?: TableRow): string {
  const cells = row ? [row.cells.map(({ value }) => value).join(' | ')] : [];
  return [requirement ?? '(no requirement)', name, ...cells].join(' > ');
}
