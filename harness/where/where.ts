import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { accountTexts } from '../../src/widget/messages/account-texts.ts';
import { en } from '../../src/widget/messages/en.ts';
import { inProject } from '../../tools/project.ts';
import { corpus } from '../corpus/corpus.ts';
import { readRequirements } from '../corpus/requirements.ts';
import { parseExpectations } from '../judge/expectations.ts';
import { parseReferenceMap } from '../transitions/reference-map.ts';
import { formatCount } from '../output.ts';
import { findInFeature } from './find-in-feature.ts';
import { findMessages } from './find-messages.ts';
import { findMatches, toExactPattern, toPattern } from './text-search.ts';

export interface Place {
  /** File and line: `file:line`. */
  readonly place: string;
  /**
   * ID of the scenario, requirement, transition or message that contains the text, or null. For a list item with
   * several IDs, a summary such as `3-1 and 2 others`.
   */
  readonly id: string | null;
  readonly text: string;
}

/** A heading, such as `Messages`, and the places to list below it. */
export type Group = readonly [kind: string, places: readonly Place[]];

/**
 * Searches the specification, the messages, the documents and the code. Omits groups without a match.
 *
 * @param isExact finds only whole texts that equal `text`, such as a quotation or a table cell; case-sensitive
 */
export async function findText(text: string, isExact = false): Promise<readonly Group[]> {
  const pattern = isExact ? toExactPattern(text) : toPattern(text);
  const groups: readonly Group[] = [
    ['Messages', (await searchMessages(text)).filter((message) => !isExact || message.text === text)],
    ['Features', await search(corpus.features, async (path, content) => findInFeature(path, content, pattern))],
    ['Translations', await searchLines(localeFiles, pattern)],
    ['Requirements', await searchList(corpus.requirements, pattern, listRequirements)],
    ['Expectations', await searchList(`${corpus.expectations}/*.yaml`, pattern, listExpectations)],
    ['Transitions', await searchList(corpus.transitions, pattern, listTransitions)],
    ['Documents', await searchLines('{*,docs/{,quick-starts/}*,features/*}.md', pattern)],
    ['Code', await searchLines(code, pattern, `{${messageFiles},${localeFiles}}`)],
  ];
  return groups.filter(([, places]) => places.length > 0);
}

const messageFiles = 'src/widget/messages/{account-texts,en*}.ts';
const localeFiles = 'src/locales/{,account/}*.ts';
const code = '{src,services,pages,fixtures,driver,steps,stories,harness,tools,scripts}/**/*.{ts,tsx,html}';

interface Found {
  readonly line: number;
  readonly id: string | null;
  readonly text: string;
}

async function search(
  glob: string,
  find: (path: string, content: string) => Promise<readonly Found[]>,
  exclude = '',
): Promise<readonly Place[]> {
  const excluded = new Set(exclude === '' ? [] : globSync(exclude, { cwd: inProject() }));
  const paths = globSync(glob, { cwd: inProject() }).filter((path) => !excluded.has(path));
  const places: Place[] = [];
  for (const path of paths.toSorted()) {
    const found = await find(path, await readFile(inProject(path), 'utf8'));
    places.push(...found.map(({ line, id, text }) => ({ place: `${path}:${line}`, id, text })));
  }
  return places;
}

const searchLines = (glob: string, pattern: RegExp, exclude?: string): Promise<readonly Place[]> =>
  search(
    glob,
    async (_path, content) => findMatches(content, pattern).map((match) => ({ ...match, id: null })),
    exclude,
  );

/** Returns the ID of each item in a YAML list, and the number of the item's first line. */
type ListEntries = (
  path: string,
  content: string,
) => Promise<readonly { readonly id: string; readonly line: number }[]>;

const listRequirements: ListEntries = async (path) => (await readRequirements(inProject(path), path)).entries;
const listTransitions: ListEntries = async (path, content) => parseReferenceMap(content, path).entries;
const listExpectations: ListEntries = async (path, content) => parseExpectations(content, path);

/** Searches YAML lists. Each match has the ID of its list item. */
function searchList(glob: string, pattern: RegExp, listEntries: ListEntries): Promise<readonly Place[]> {
  return search(glob, async (path, content) => {
    const entries = await listEntries(path, content);
    return findMatches(content, pattern).map((match) => {
      const start = entries.findLast(({ line }) => line <= match.line)?.line;
      const ids = entries.filter(({ line }) => line === start).map(({ id }) => id);
      const [first = null, ...others] = ids;
      // A line such as `- 02-38 # title` names one scenario of the list item. Show the ID of this scenario instead of a
      // summary of all IDs.
      const { id = null, text } = readListLine(match.text);
      if (id !== null && ids.includes(id)) return { ...match, id, text };
      const summary =
        others.length === 0 ? first : `${first} and ${others.length} ${others.length === 1 ? 'other' : 'others'}`;
      return { ...match, id: summary, text: id === null ? text : `${id} ${text}` };
    });
  });
}

/** Reads a line of a YAML list. For a line with a scenario, such as `- 02-38 # title`, returns its ID and its title. */
function readListLine(line: string): { readonly id?: string; readonly text: string } {
  const [, id, text] = /^- (?:id: )?(\d+-\d+(?:\/\d+)?) # (.*)$/.exec(line) ?? [];
  return id === undefined || text === undefined ? { text: line } : { id, text };
}

/** Searches the English messages. A placeholder in a message, such as `{email}`, matches any value. */
async function searchMessages(text: string): Promise<readonly Place[]> {
  const found = findMessages({ ...en, ...accountTexts }, text);
  return search(messageFiles, async (_path, content) =>
    found.flatMap((message) => {
      const line = content.split('\n').findIndex((each) => each.startsWith(`  ${message.key}:`)) + 1;
      return line === 0 ? [] : [{ line, id: message.key, text: message.text }];
    }),
  );
}

/**
 * Returns a line with the size of each group, and a list of places per group.
 *
 * @param limit maximum number of places per group
 */
export function formatGroups(groups: readonly Group[], limit = Infinity): string {
  const total = groups.reduce((sum, [, { length }]) => sum + length, 0);
  const counts = groups.map(([kind, { length }]) => `${length} in ${kind}`).join(', ');
  const lists = groups.map(([kind, places]) => [
    `${kind} (${places.length})`,
    ...places.slice(0, limit).map(formatPlace),
    ...(places.length > limit ? [`  … and ${places.length - limit} more`] : []),
  ]);
  return [`${formatCount(total, 'place')}: ${counts}`, ...lists.map((lines) => lines.join('\n'))].join('\n\n');
}

/**
 * Returns a hint about `--all` and, after an inexact search, about `--exact`. Returns null if the output already lists
 * all places.
 */
export function adviseOptions(groups: readonly Group[], limit: number, text: string, isExact: boolean): string | null {
  if (groups.every(([, places]) => places.length <= limit)) return null;
  return isExact
    ? 'To list all places, add --all.'
    : `To list all places, add --all. To find only texts that consist of "${text}" and nothing else, add --exact.`;
}

const formatPlace = ({ place, id, text }: Place): string =>
  ['', place, ...(id === null ? [] : [id]), text.replaceAll(/\s+/g, ' ')].join('  ');
