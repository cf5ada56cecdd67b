import type { Feature, GherkinDocument, Pickle, Scenario, TableRow } from '@cucumber/messages';

/** The place of a scenario in the corpus. It is found by AST nodes, which unlike lines are unambiguous. */
export interface Placed {
  /** `requirement > scenario > cells`, which does not change when lines move. */
  readonly id: string;
  /** The requirement of its Rule; null if the Rule has no tag, or several. */
  readonly requirement: string | null;
  readonly uri: string;
  /** Line of the scenario, or of its row of examples. */
  readonly line: number;
}

interface Nodes {
  readonly scenario: Scenario;
  readonly requirement: string | null;
  readonly rows: ReadonlyMap<string, TableRow>;
}

/** The scenarios of a document, by id of their AST node. */
export type ScenarioIndex = ReadonlyMap<string, Nodes>;

export function indexScenarios({ feature }: GherkinDocument): ScenarioIndex {
  return new Map(feature ? listNodes(feature) : []);
}

function* listNodes(feature: Feature): Generator<[string, Nodes]> {
  for (const { scenario, rule } of feature.children) {
    if (scenario) yield [scenario.id, toNodes(scenario, null)];
    const requirement = rule ? findRequirement(rule) : null;
    for (const child of rule?.children ?? []) {
      if (child.scenario) yield [child.scenario.id, toNodes(child.scenario, requirement)];
    }
  }
}

const toNodes = (scenario: Scenario, requirement: string | null): Nodes => ({
  scenario,
  requirement,
  rows: new Map(listRows(scenario).map((row) => [row.id, row])),
});

const listRows = ({ examples }: Scenario): readonly TableRow[] => examples.flatMap(({ tableBody }) => tableBody);

/** Returns the requirement in a Rule's only tag: `route.home` for `@route.home`. */
export function findRequirement({ tags }: { readonly tags: readonly { readonly name: string }[] }): string | null {
  return tags.length === 1 ? (tags[0]?.name.slice(1) ?? null) : null;
}

/** Returns the place of a pickle; null if its scenario is not in the index. */
export function findPlace(pickle: Pickle, index: ScenarioIndex): Placed | null {
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

/** Returns the id of a scenario, or of one row of its examples. */
export function scenarioId(requirement: string | null, name: string, row?: TableRow): string {
  const cells = row ? [row.cells.map(({ value }) => value).join(' | ')] : [];
  return [requirement ?? '(no requirement)', name, ...cells].join(' > ');
}

/** Returns the ids of a scenario with their lines: one for each row of examples, or one without examples. */
export function listScenarioIds(
  requirement: string | null,
  scenario: Scenario,
): readonly { readonly id: string; readonly line: number }[] {
  const rows = listRows(scenario);
  if (rows.length === 0) return [{ id: scenarioId(requirement, scenario.name), line: scenario.location.line }];
  return rows.map((row) => ({ id: scenarioId(requirement, scenario.name, row), line: row.location.line }));
}
