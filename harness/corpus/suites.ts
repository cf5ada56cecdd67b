import { readFileSync } from 'node:fs';
import { suggestSimilar } from '../../tools/similar-name.ts';
import { listScenarios, type FeatureFile } from './parse-feature.ts';
import { parseYamlList } from './yaml-list.ts';

/** Scenarios about one subject, for `npm run conformance -- --suite NAME`. */
export interface Suite {
  readonly id: string;
  /** One sentence about what the scenarios show. */
  readonly shows: string;
  /** IDs of scenarios and of requirements. A requirement stands for all its scenarios. */
  readonly scenarios: readonly string[];
  /** Names of the lanes (test configurations) that run the suite if the command line has no `--lane`. */
  readonly lanes: readonly string[];
  readonly line: number;
}

/** The minimum number of scenarios in a suite. */
const minScenarios = 8;

export const parseSuites = (
  text: string,
  name: string,
): { readonly entries: readonly Suite[]; readonly problems: readonly string[] } =>
  parseYamlList(text, name, {
    fields: ['id', 'shows', 'scenarios', 'lanes'],
    readEntries({ fields, readText, report }) {
      const readList = (field: string): readonly string[] => {
        const list = fields[field];
        if (Array.isArray(list) && list.length > 0) return list.map((item) => readText(field, item));
        report(`expected a list of texts for "${field}"`);
        return [];
      };
      return [
        { id: readText('id'), shows: readText('shows'), scenarios: readList('scenarios'), lanes: readList('lanes') },
      ];
    },
  });

/**
 * Reads the suites of a file.
 *
 * @throws Error if the file is invalid
 */
export function readSuites(path: string, name: string): readonly Suite[] {
  const { entries, problems } = parseSuites(readFileSync(path, 'utf8'), name);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return entries;
}

/** Returns the suite with this name, or an error message that suggests a similar name and lists all names. */
export function findSuite(suites: readonly Suite[], name: string): Suite | string {
  const names = suites.map(({ id }) => id);
  return suites.find(({ id }) => id === name) ?? `${suggestSimilar(name, names)}Expected one of: ${names.join(', ')}.`;
}

/** Returns the tag expression that selects the suite's scenarios. */
export const suiteExpression = ({ scenarios }: Suite): string => scenarios.map((id) => `@${id}`).join(' or ');

/**
 * Checks that each suite names enough scenarios. Also checks that all named scenarios and lanes exist.
 *
 * @param laneNames the names of all lanes
 * @param name file name to use in the problems
 */
export function lintSuites(
  suites: readonly Suite[],
  files: readonly FeatureFile[],
  laneNames: readonly string[],
  name: string,
): readonly string[] {
  const scenarios = files.flatMap(listScenarios).map(({ rule, scenario }) => [...(rule?.tags ?? []), ...scenario.tags]);
  return suites.flatMap(({ id, line, lanes, scenarios: named }) => {
    const count = (tags: readonly string[]): number =>
      scenarios.filter((each) => each.some((tag) => tags.includes(tag.name.slice(1)))).length;
    const total = count(named);
    return [
      ...named.filter((each) => count([each]) === 0).map((each) => `no scenario has the id or the requirement ${each}`),
      ...lanes.filter((lane) => !laneNames.includes(lane)).map((lane) => `unknown lane "${lane}"`),
      ...(total < minScenarios ? [`expected at least ${minScenarios} scenarios, saw ${total}`] : []),
    ].map((problem) => `${name}:${line}: the suite ${id}: ${problem}`);
  });
}
