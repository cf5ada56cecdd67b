import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Scenario } from '@cucumber/messages';
import { findSimilar } from '../../tools/similar-name.ts';
import type { Corpus } from './corpus.ts';
import { listColumns, listScenarios, parseFeature } from './parse-feature.ts';

/**
 * Returns an error message about the first unknown tag in an expression. A tag is unknown if no scenario has it.
 * Returns null if all tags are known. Does not use a parser, because a parser would be slow.
 *
 * @param expression a valid tag expression
 */
export function findUnknownTag(
  { features, folder }: Pick<Corpus, 'features' | 'folder'>,
  expression: string,
): string | null {
  const texts = globSync(features, { cwd: folder }).map((path) => readFileSync(join(folder, path), 'utf8'));
  const lines = texts.flatMap((text) => text.match(/^[ \t]*@.*$/gm) ?? []);
  const known = new Set(lines.flatMap((line) => line.match(/@\S+/g) ?? []));
  const unknown = listTags(expression).find((tag) => !known.has(tag));
  if (unknown === undefined) return null;
  return `no scenario has the tag ${unknown}. ${adviseTag(unknown, known)}`;
}

/**
 * Returns an error message if no scenario has this text in its name. In the name, the values of the examples replace
 * the placeholders.
 */
export function findUnknownName(
  { features, folder }: Pick<Corpus, 'features' | 'folder'>,
  name: string,
): string | null {
  for (const uri of globSync(features, { cwd: folder })) {
    const file = parseFeature(uri, readFileSync(join(folder, uri), 'utf8'));
    if (listScenarios(file).some(({ scenario }) => listNames(scenario).some((each) => each.includes(name))))
      return null;
  }
  return `no scenario has "${name}" in its name. To find scenarios by a part of their text: npm run where -- TEXT`;
}

/**
 * Returns the name of a scenario. If the scenario has examples, returns a name for each example, with the example's
 * values in place of the placeholders.
 */
function listNames({ name, examples }: Scenario): readonly string[] {
  if (examples.length === 0) return [name];
  return examples.flatMap((table) => {
    const columns = listColumns(table);
    return table.tableBody.map(({ cells }) =>
      columns.reduce((text, column, index) => text.replaceAll(`<${column}>`, () => cells[index]?.value ?? ''), name),
    );
  });
}

/** Returns the tags in a tag expression. A backslash escapes the next character. */
const listTags = (expression: string): readonly string[] =>
  (expression.match(/(?:\\.|[^\s()\\])+/g) ?? [])
    .filter((word) => !['and', 'or', 'not'].includes(word))
    .map((word) => word.replaceAll(/\\(.)/g, '$1'));

function adviseTag(unknown: string, known: ReadonlySet<string>): string {
  const [, feature] = /^@?(\d+)$/.exec(unknown) ?? [];
  const first = `@${feature}-1`;
  if (known.has(first)) return `The scenarios of feature ${feature} have the tags ${first}, @${feature}-2 and so on.`;
  const suggested = suggestTag(unknown, known);
  return suggested === null ? 'Tags are, for example, @03-1, @route.home and @journey.' : `Did you mean ${suggested}?`;
}

function suggestTag(unknown: string, known: ReadonlySet<string>): string | null {
  // In reports, the ID of a row of examples is the ID of its scenario and a number, such as `03-17/2`.
  const withoutRow = unknown.replace(/\/\d+$/, '');
  if (known.has(withoutRow)) return withoutRow;
  return findSimilar(unknown, [...known]);
}
