import type { Scenario } from '@cucumber/messages';
import { listCells, listColumns, listScenarios, type FeatureFile } from '../corpus/parse-feature.ts';
import { formatProblem } from './format-problem.ts';

/** Checks that every column of examples is used, and that every placeholder has a column. */
export function lintExamples(file: FeatureFile): readonly string[] {
  return listScenarios(file).flatMap(({ uri, scenario }) => {
    const used = new Set(listPlaceholders(scenario));
    const isOutline = /outline|template/i.test(scenario.keyword);
    if (isOutline && scenario.examples.length === 0) {
      return [formatProblem(uri, scenario, `expected Examples for the outline "${scenario.name}"`)];
    }
    return scenario.examples.flatMap((examples) => {
      const columns = listColumns(examples);
      const problems = [
        ...columns
          .filter((column) => !used.has(column))
          .map((column) => `the column "${column}" is not used in "${scenario.name}"`),
        ...[...used]
          .filter((name) => !columns.includes(name))
          .map((name) => `expected a column for <${name}> of "${scenario.name}"`),
        ...(examples.tableBody.length > 0 ? [] : ['expected a row of examples']),
      ];
      return problems.map((problem) => formatProblem(uri, examples, problem));
    });
  });
}

function listPlaceholders({ name, steps }: Scenario): readonly string[] {
  const texts = [name, ...steps.flatMap((step) => [step.text, ...listCells(step), step.docString?.content ?? ''])];
  return texts.flatMap((text) => [...text.matchAll(/<([^<>]+)>/g)].map(([, found]) => found ?? ''));
}
