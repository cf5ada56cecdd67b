import { listRules, listScenarios, type FeatureFile } from '../corpus/parse-feature.ts';
import type { Requirement } from '../corpus/requirements.ts';
import { createNumbering, findFeatureNumber } from './number-scenarios.ts';
import type { parseExpectations } from '../judge/expectations.ts';
import { covers, findRequirements, findTaggedIds, listScenarioPlaces } from '../judge/scenario-id.ts';
import type { ReferenceMap } from '../transitions/reference-map.ts';

const listPlaces = (files: readonly FeatureFile[]) =>
  files
    .flatMap(listScenarios)
    .flatMap(({ uri, rule, scenario }) =>
      listScenarioPlaces(rule, scenario).map(({ line, ...place }) => ({ ...place, place: `${uri}:${line}` })),
    );

/**
 * Words that must not begin a title. A title that begins with one of these words makes sense only after the previous
 * title.
 */
const dependentOpening = /^(Nor|Neither|Both|Then|In|It|Also|Still)\b/;

/**
 * Checks that every title is unique and can be understood alone. Also checks that no two rows of an outline are the
 * same.
 */
export function lintTitles(files: readonly FeatureFile[]): readonly string[] {
  const rules = files.flatMap((file) =>
    listRules(file).map(({ name, location }) => ({ title: name, place: `${file.uri}:${location.line}` })),
  );
  const scenarios = files
    .flatMap(listScenarios)
    .map(({ uri, scenario }) => ({ title: scenario.name, place: `${uri}:${scenario.location.line}` }));
  const dependent = [...rules, ...scenarios].flatMap(({ title, place }) => {
    const word = dependentOpening.exec(title)?.[1];
    return word === undefined
      ? []
      : [
          `${place}: "${title}" begins with "${word}". Expected a title that can be understood without the one before it`,
        ];
  });
  return [...dependent, ...[rules, scenarios, listPlaces(files)].flatMap(findRepeated)];
}

const findRepeated = (nodes: readonly { readonly title: string; readonly place: string }[]): readonly string[] =>
  [...Map.groupBy(nodes, ({ title }) => title)].flatMap(([, [first, ...others]]) =>
    others.map(({ title, place }) => `${place}: "${title}" is also the title at ${first?.place}. Rename one of them`),
  );

/** Checks that every scenario has one ID, that the ID is unique, and that the ID begins with the feature's number. */
export function lintIds(files: readonly FeatureFile[]): readonly string[] {
  const nextId = createNumbering(files);
  const places = new Map<string, string>();
  return files.flatMap(listScenarios).flatMap(({ uri, scenario }) => {
    const place = `${uri}:${scenario.location.line}`;
    const ids = findTaggedIds(scenario);
    const [id] = ids;
    if (id === undefined)
      return [`${place}: expected an id above "${scenario.name}". To add @${nextId(uri)}, run: npm run format`];
    if (ids.length > 1) return [`${place}: expected one id above "${scenario.name}", saw ${ids.join(' and ')}`];
    const first = places.get(id);
    if (first !== undefined)
      return [`${place}: the id ${id} is already used at ${first}. The next free id is ${nextId(uri)}`];
    places.set(id, place);
    if (id.startsWith(`${findFeatureNumber(uri)}-`)) return [];
    return [`${place}: the id ${id} has the number of a different feature. The next free id is ${nextId(uri)}`];
  });
}

/**
 * Checks that exactly the requirements with the status `built` have scenarios.
 *
 * @param name name of the file with the requirements, for error messages
 */
export function lintCoverage(
  requirements: readonly Requirement[],
  files: readonly FeatureFile[],
  name: string,
): readonly string[] {
  const rules = files.flatMap(listRules).filter(({ children }) => children.some(({ scenario }) => scenario));
  const covered = new Set(rules.flatMap(findRequirements));
  return requirements
    .filter(({ id, status }) => (status === 'built') !== covered.has(id))
    .map(({ id, status, line }) =>
      status === 'built'
        ? `${name}:${line}: ${id} has the status "built", but no scenario. Tag a Rule with @${id}, or change the status`
        : `${name}:${line}: ${id} has scenarios, but not the status "built". Change the status`,
    );
}

export function lintExpectations(
  expectations: ReturnType<typeof parseExpectations>,
  files: readonly FeatureFile[],
  name: string,
): readonly string[] {
  const places = listPlaces(files);
  return expectations
    .filter(({ id }) => !places.some((place) => covers(id, place)))
    .map(
      ({ id, line }) =>
        `${name}:${line}: the expectation refers to "${id}", but no scenario or requirement has this id. Correct or remove it`,
    );
}

export function lintReferenceMap(map: ReferenceMap, files: readonly FeatureFile[], name: string): readonly string[] {
  const places = listPlaces(files);
  const unknown = map.entries.flatMap(({ id, scenarios, line }) =>
    scenarios
      .filter((entry) => !places.some((each) => covers(entry, each)))
      .map((entry) => `${name}:${line}: ${id} refers to "${entry}", but no scenario or requirement has this id`),
  );
  return [...map.problems, ...unknown];
}
