import { readFile } from 'node:fs/promises';
import { findUnknownFields, parseYamlList, type YamlEntry } from './yaml-list.ts';

export interface Requirement {
  /** Such as `route.home`; the tag of its Rules. */
  readonly id: string;
  readonly sentence: string;
  /** Such as `spec §2`. */
  readonly source: string;
  readonly status: 'built' | 'later';
  readonly line: number;
}

export interface Requirements {
  readonly entries: readonly Requirement[];
  /** One text per problem, with file and line. */
  readonly problems: readonly string[];
}

/** Reads the list of requirements. Rejects if the file does not exist. */
export async function readRequirements(path: string, name: string): Promise<Requirements> {
  return parseRequirements(await readFile(path, 'utf8'), name);
}

const knownFields = ['id', 'sentence', 'source', 'status', 'issue'];

/**
 * Parses the list of requirements as far as it is valid.
 *
 * @param name of the file, for problems
 */
export function parseRequirements(text: string, name: string): Requirements {
  const { entries: items, problems } = parseYamlList(text, name);
  const entries: Requirement[] = [];
  for (const item of items) {
    const { requirement, problems: found } = readEntry(item);
    const first = entries.find(({ id }) => id === requirement.id);
    if (first) found.push(`the id ${requirement.id} is already used in line ${first.line}`);
    problems.push(...found.map((problem) => `${name}:${item.line}: ${problem}`));
    entries.push(requirement);
  }
  return { entries, problems };
}

function readEntry(entry: YamlEntry): { requirement: Requirement; problems: string[] } {
  const { fields, line } = entry;
  const problems: string[] = [];
  const readText = (field: string): string => {
    const value = fields[field];
    if (typeof value === 'string' && value.trim() !== '') return value;
    problems.push(`expected a text for "${field}", saw ${value === undefined ? 'none' : JSON.stringify(value)}`);
    return '';
  };
  const id = readText('id');
  if (id !== '' && !/^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(id)) {
    problems.push(`expected an id of lower-case letters, digits, hyphens and dots, such as route.home, saw "${id}"`);
  }
  const status = readText('status');
  if (status !== '' && status !== 'built' && status !== 'later') {
    problems.push(`expected the status built or later, saw "${status}"`);
  }
  if (status === 'later' && !Number.isInteger(fields['issue'])) {
    problems.push(`${id} comes later: expected the number of its issue as "issue"`);
  }
  if (status === 'built' && 'issue' in fields) problems.push(`${id} is built: expected no "issue"`);
  problems.push(...findUnknownFields(entry, knownFields));
  const [sentence, source] = [readText('sentence'), readText('source')];
  return { requirement: { id, sentence, source, status: status === 'later' ? 'later' : 'built', line }, problems };
}
