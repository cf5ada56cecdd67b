import type { Scenario } from '@cucumber/messages';
import { cellsOf, columnsOf, problemAt, scenariosOf, type FeatureFile } from './features.ts';

/** Every column of examples is used, and every placeholder has a column. */
export function lintExamples(file: FeatureFile): readonly string[] {
  return scenariosOf(file).flatMap(({ uri, scenario }) => {
    const used = new Set(placeholdersIn(scenario));
    const isOutline = scenario.examples.length > 0;
    return [
      ...(isOutline ? [] : emptyOutline(uri, scenario)),
      ...scenario.examples.flatMap((examples) => {
        const columns = columnsOf(examples);
        return [
          ...columns
            .filter((column) => !used.has(column))
            .map((column) => problemAt(uri, examples, `the column "${column}" is used nowhere in "${scenario.name}"`)),
          ...[...used]
            .filter((name) => !columns.includes(name))
            .map((name) => problemAt(uri, examples, `expected a column for <${name}> of "${scenario.name}"`)),
          ...(examples.tableBody.length > 0 ? [] : [problemAt(uri, examples, 'expected a row of examples')]),
        ];
      }),
    ];
  });
}

function emptyOutline(uri: string, scenario: Scenario): readonly string[] {
  if (!/outline|template/i.test(scenario.keyword)) return [];
  return [problemAt(uri, scenario, `expected Examples for the outline "${scenario.name}"`)];
}

function placeholdersIn({ name, steps }: Scenario): readonly string[] {
  const texts = [name, ...steps.flatMap((step) => [step.text, ...cellsOf(step), step.docString?.content ?? ''])];
  return texts.flatMap((text) => [...text.matchAll(/<([^<>]+)>/g)].map(([, found]) => found ?? ''));
}
