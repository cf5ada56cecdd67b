import type { Pickle, PickleStep } from '@cucumber/messages';

const keywords: Readonly<Record<string, string>> = { Context: 'Given', Action: 'When', Outcome: 'Then' };

/** A feature of scenarios that stand by themselves, under the names given. */
export function writeFeature(scenarios: readonly (readonly [name: string, pickle: Pickle])[]): string {
  const parts = scenarios.map(([name, { tags, steps }]) =>
    [tags.map((tag) => tag.name).join(' '), `Scenario: ${name}`, ...steps.flatMap(writeStep)].join('\n'),
  );
  return ['Feature: Written by a command', ...parts, ''].join('\n\n');
}

function writeStep({ type, text, argument }: PickleStep): readonly string[] {
  const { dataTable, docString } = argument ?? {};
  const rows = (dataTable?.rows ?? []).map(
    ({ cells }) => `| ${cells.map(({ value }) => escaped(value)).join(' | ')} |`,
  );
  const quoted = docString ? [FENCE, docString.content.replaceAll(FENCE, String.raw`\"\"\"`), FENCE] : [];
  return [`${keywords[type ?? ''] ?? '*'} ${text}`, ...rows, ...quoted];
}

const FENCE = '"""';

const escaped = (cell: string): string =>
  cell
    .replaceAll('\\', String.raw`\\`)
    .replaceAll('|', String.raw`\|`)
    .replaceAll('\n', String.raw`\n`);
