import { distance } from 'fastest-levenshtein';
import type { Background, Feature, GherkinDocument, Rule, Scenario } from '@cucumber/messages';

export interface StructureError {
  /**
   * First line of the feature, Rule, scenario or examples. The error may be some lines below, for example in a step.
   */
  readonly line: number;
  readonly text: string;
}

/**
 * Finds mistakes that Gherkin accepts, such as a Rule without scenarios. Another such mistake is a step with a misspelt
 * keyword, because Gherkin reads the step as a description.
 */
export function findStructureErrors({ feature }: GherkinDocument): readonly StructureError[] {
  if (!feature) return [{ line: 1, text: 'expected a feature' }];
  const rules = feature.children.flatMap(({ rule }) => rule ?? []);
  const children = [feature, ...rules].flatMap((parent) => parent.children);
  const scenarios = children.flatMap(({ scenario }) => scenario ?? []);
  const backgrounds = children.flatMap(({ background }) => background ?? []);
  return [
    ...(scenarios.length === 0 && rules.length === 0
      ? [{ line: feature.location.line, text: `expected a scenario in the feature "${feature.name}"` }]
      : []),
    ...rules.flatMap(findEmptyRule),
    ...scenarios.flatMap(findMissingExamples),
    ...[feature, ...rules].flatMap(findMisspeltKeywords),
    ...[...scenarios, ...backgrounds].flatMap(findUnreadSteps),
  ].toSorted((one, other) => one.line - other.line);
}

const findEmptyRule = ({ children, location: { line }, name }: Rule): readonly StructureError[] =>
  children.some(({ scenario }) => scenario) ? [] : [{ line, text: `expected a scenario under the Rule "${name}"` }];

function findMissingExamples({ name, keyword, examples, location: { line } }: Scenario): readonly StructureError[] {
  if (examples.length === 0 && /outline|template/i.test(keyword)) {
    return [{ line, text: `expected Examples for the outline "${name}"` }];
  }
  return examples
    .filter(({ tableBody }) => tableBody.length === 0)
    .map(({ location }) => ({ line: location.line, text: 'expected a row of examples' }));
}

const keywords = [
  ...['Feature', 'Rule', 'Background', 'Scenario', 'Scenario Outline', 'Scenario Template', 'Example', 'Examples'],
  'Scenarios',
];

/** A word with at most this edit distance from a keyword counts as a misspelling of the keyword. */
const maxDistance = 2;

function findMisspeltKeywords(node: Feature | Rule): readonly StructureError[] {
  const { line } = node.location;
  return listDescriptionLines(node).flatMap((text) => {
    const [, label] = /^([a-z]+(?: [a-z]+)?) ?:/i.exec(text) ?? [];
    if (label === undefined) return [];
    const distanceTo = (keyword: string): number => distance(label.toLowerCase(), keyword.toLowerCase());
    const [nearest = ''] = keywords.toSorted((one, other) => distanceTo(one) - distanceTo(other));
    if (distanceTo(nearest) > maxDistance) return [];
    return [{ line, text: `"${label}:" is read as a description. Did you mean "${nearest}:"?` }];
  });
}

/**
 * Finds steps with a misspelt keyword, which Gherkin reads as a description. Our scenarios and backgrounds have no
 * other descriptions.
 */
function findUnreadSteps(node: Scenario | Background): readonly StructureError[] {
  const [first] = listDescriptionLines(node);
  if (first === undefined) return [];
  return [{ line: node.location.line, text: `expected a step, saw "${first}", which is read as a description` }];
}

const listDescriptionLines = ({ description }: Pick<Scenario, 'description'>): readonly string[] =>
  description.split('\n').flatMap((text) => text.trim() || []);
