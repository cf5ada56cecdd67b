import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Rule, Scenario, Step } from '@cucumber/messages';
import { listCells, listColumns, listRules, parseFeature } from '../../harness/corpus/parse-feature.ts';
import { findRequirements, findTaggedIds, listScenarioPlaces } from '../../harness/judge/scenario-id.ts';
import { inProject } from '../../tools/project.ts';

/** A feature, shown as one page of the site. */
export interface Chapter {
  /** Path of the feature in the project. */
  readonly source: string;
  readonly file: string;
  readonly name: string;
  readonly about: string;
  readonly rules: readonly RuleSection[];
}

export interface RuleSection {
  /**
   * IDs of the Rule's requirements, separated by `, `. Most Rules have one requirement. Several Rules may have the same
   * requirement.
   */
  readonly id: string;
  /**
   * Anchor of the section: usually the ID. If an earlier section has the same ID, the anchor is the ID and a number,
   * such as `route.home-2`.
   */
  readonly anchor: string;
  readonly name: string;
  readonly about: string;
  readonly file: string;
  readonly scenarios: readonly ScenarioSection[];
}

export interface ScenarioSection {
  readonly name: string;
  /**
   * The steps of the Backgrounds, followed by the scenario's own steps. A reader who follows a link to the scenario
   * then sees all steps.
   */
  readonly steps: readonly Step[];
  /** ID of the scenario. If the scenario is an outline, each row of examples has an ID of its own. */
  readonly id: string;
  readonly examples: readonly {
    readonly name: string;
    readonly columns: readonly string[];
    readonly rows: readonly { readonly id: string; readonly cells: readonly string[] }[];
  }[];
}

export function readSpecification(): readonly Chapter[] {
  const files = globSync('features/*.feature', { cwd: inProject() }).toSorted();
  return files.map((uri) => {
    const parsed = parseFeature(uri, readFileSync(inProject(uri), 'utf8'));
    const file = `${basename(uri, '.feature')}.html`;
    const { name, description, children } = parsed.feature;
    const rules: RuleSection[] = [];
    for (const rule of listRules(parsed)) {
      const id = findRequirements(rule).join(', ');
      const before = rules.filter((each) => each.id === id).length;
      const background = [...children, ...rule.children].flatMap((child) => child.background?.steps ?? []);
      const scenarios = rule.children.flatMap(({ scenario }) => scenario ?? []);
      rules.push({
        id,
        anchor: toAnchor(id, before),
        name: rule.name,
        about: toOneLine(rule.description),
        file,
        scenarios: scenarios.map((scenario) => toScenarioSection(scenario, rule, background)),
      });
    }
    return { source: uri, file, name, about: toOneLine(description), rules };
  });
}

/**
 * Returns the anchor of a section. An anchor cannot contain a space, so `_` replaces each `, ` in `id`.
 *
 * @param id the IDs of the section's requirements, with `, ` between them
 * @param before number of earlier sections with the same `id`. For the second section, the anchor ends with `-2`
 */
const toAnchor = (id: string, before: number): string =>
  [id.replaceAll(', ', '_'), ...(before === 0 ? [] : [before + 1])].join('-');

function toScenarioSection(scenario: Scenario, rule: Rule, background: readonly Step[]): ScenarioSection {
  const { name, steps, examples } = scenario;
  const ids = new Map(listScenarioPlaces(rule, scenario).map(({ node, id }) => [node, id]));
  return {
    name,
    steps: [...background, ...steps],
    id: findTaggedIds(scenario)[0] ?? name,
    examples: examples.map((table) => ({
      name: table.name,
      columns: listColumns(table),
      rows: table.tableBody.map((row) => ({
        id: ids.get(row.id) ?? '',
        cells: row.cells.map(({ value }) => value),
      })),
    })),
  };
}

const toOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

export const linkTo = ({ file, anchor }: Pick<RuleSection, 'file' | 'anchor'>): string => `${file}#${anchor}`;

export const listIds = ({ scenarios }: Pick<RuleSection, 'scenarios'>): readonly string[] =>
  scenarios.flatMap(listScenarioIds);

export const listScenarioIds = ({ id, examples }: ScenarioSection): readonly string[] =>
  examples.length === 0 ? [id] : examples.flatMap(({ rows }) => rows.map((row) => row.id));

export const listStepTexts = ({ scenarios }: RuleSection): readonly string[] =>
  scenarios.flatMap(({ steps, examples }) => [
    ...steps.flatMap((step) => [step.text, step.docString?.content ?? '', ...listCells(step)]),
    ...examples.flatMap(({ rows }) => rows.flatMap(({ cells }) => cells)),
  ]);
