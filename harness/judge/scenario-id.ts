import type { Feature, GherkinDocument, Pickle, Scenario, TableRow } from '@cucumber/messages';

/** Where a scenario stands in the corpus, found by the nodes that its pickle was made of: never by a line. */
export interface Placed {
  /** `requirement > scenario > cells`, which stays when lines move. */
  readonly id: string;
  /** The requirement whose Rule it is under; null where the Rule names none, or several. */
  readonly requirement: string | null;
  readonly uri: string;
  /** The scenario's line, or that of its row of examples. */
  readonly line: number;
}

interface Nodes {
  readonly scenario: Scenario;
  readonly requirement: string | null;
  readonly rows: ReadonlyMap<string, TableRow>;
}

/** The scenarios of a document by the ids of their nodes. */
export type ScenarioIndex = ReadonlyMap<string, Nodes>;

/** Takes a document's scenarios down. */
export function indexScenarios({ feature }: GherkinDocument): ScenarioIndex {
  return new Map(feature ? placesIn(feature) : []);
}

function* placesIn(feature: Feature): Generator<[string, Nodes]> {
  for (const { scenario, rule } of feature.children) {
    if (scenario) yield [scenario.id, nodesOf(scenario, null)];
    const requirement = rule ? requirementOf(rule) : null;
    for (const child of rule?.children ?? []) {
      if (child.scenario) yield [child.scenario.id, nodesOf(child.scenario, requirement)];
    }
  }
}

function nodesOf(scenario: Scenario, requirement: string | null): Nodes {
  const rows = scenario.examples.flatMap(({ tableBody }) => tableBody);
  return { scenario, requirement, rows: new Map(rows.map((row) => [row.id, row])) };
}

/** The requirement that a Rule's one tag names, such as `route.home` for `@route.home`. */
export function requirementOf({ tags }: { readonly tags: readonly { readonly name: string }[] }): string | null {
  return tags.length === 1 ? (tags[0]?.name.slice(1) ?? null) : null;
}

/** Where a pickle comes from. Null where its scenario is not in the index. */
export function placeOf(pickle: Pickle, index: ScenarioIndex): Placed | null {
  const nodes = pickle.astNodeIds.map((id) => index.get(id)).find((found) => found !== undefined);
  if (!nodes) return null;
  const { scenario, requirement, rows } = nodes;
  const row = pickle.astNodeIds.map((id) => rows.get(id)).find((found) => found !== undefined);
  return {
    id: scenarioId(requirement, scenario.name, row),
    requirement,
    uri: pickle.uri,
    line: (row ?? scenario).location.line,
  };
}

/** The id of a scenario, or of one row of its examples. */
export function scenarioId(requirement: string | null, name: string, row?: TableRow): string {
  const cells = row ? [row.cells.map(({ value }) => value).join(' | ')] : [];
  return [requirement ?? '(no requirement)', name, ...cells].join(' > ');
}
