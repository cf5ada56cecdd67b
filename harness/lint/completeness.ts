import { problemAt, rulesOf, scenariosOf, type FeatureFile } from './features.ts';

/** A Rule without a scenario and a scenario without a step hold nobody to anything. */
export function lintCompleteness(file: FeatureFile): readonly string[] {
  const { uri } = file;
  return [
    ...rulesOf(file)
      .filter(({ children }) => !children.some(({ scenario }) => scenario))
      .map((rule) => problemAt(uri, rule, `expected a scenario under the Rule "${rule.name}"`)),
    ...scenariosOf(file).flatMap(({ scenario }) => {
      const asserts = scenario.steps.some(({ keywordType }) => keywordType === 'Outcome');
      return asserts ? [] : [problemAt(uri, scenario, `expected a Then in "${scenario.name}"`)];
    }),
  ];
}
