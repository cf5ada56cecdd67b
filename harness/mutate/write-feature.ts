import type { Pickle, PickleStep } from '@cucumber/messages';

const keywords: Readonly<Record<string, string>> = { Context: 'Given', Action: 'When', Outcome: 'Then' };

/** Returns the text of a feature with these scenarios under these names. */
export function writeFeature(scenarios: readonly (readonly [name: string, pickle: Pickle])[]): string {
  const parts = scenarios.map(([name, { tags, steps }]) =>
    [tags.map((tag) => tag.name).join(' '), `Scenario: ${name}`, ...steps.flatMap(writeStep)].join('\n'),
  );
  return ['Feature: Written by a command', ...parts, ''].join('\n\n');
}

function writeStep({ type, text, argument }: PickleStep): readonly string[] {
  const { dataTable, docString } = argument ?? {};
  const rows = (dataTable?.rows ?? []).map(
    ({ cells }) => `| ${cells.map(({ value }) => escapeCell(value)).join(' | ')} |`,
  );
  const quoted = docString ? [fence, docString.content.replaceAll(fence, String.raw`\"\"\"`), fence] : [];
  return [`${keywords[type ?? ''] ?? '*'} ${text}`, ...rows, ...quoted];
}

const fence = '"""';

const escapeCell = (cell: string): string =>
  cell
    .replaceAll('\\', String.raw`\\`)
    .replaceAll('|', String.raw`\|`)
    .replaceAll('\n', String.raw`\n`);
