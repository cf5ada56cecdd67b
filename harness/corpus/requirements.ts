import { readFile } from 'node:fs/promises';
import { LineCounter, isMap, isScalar, isSeq, parseDocument, type YAMLMap } from 'yaml';

/** What the product owes somebody, in a sentence. */
export interface Requirement {
  /** Such as `route.home`; a Rule is tagged with it. */
  readonly id: string;
  readonly sentence: string;
  /** Where it comes from, such as `spec §2`. */
  readonly source: string;
  /** `later` names the issue that brings it. */
  readonly status: 'built' | 'later';
  readonly line: number;
}

export interface Requirements {
  readonly entries: readonly Requirement[];
  /** What is wrong with the file, each with its place. */
  readonly problems: readonly string[];
}

/** Reads the list of requirements. Rejects where there is no such file. */
export async function readRequirements(path: string, name: string): Promise<Requirements> {
  return parseRequirements(await readFile(path, 'utf8'), name);
}

/** The fields of an entry; `issue` is only for `later`. */
const fields = ['id', 'sentence', 'source', 'status', 'issue'];

/** Reads entries as far as they can be read, and says of each fault where it is. `name` is the file's, for that. */
export function parseRequirements(text: string, name: string): Requirements {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const problems = document.errors.map(({ message, pos }) => `${name}:${lines.linePos(pos[0]).line}: ${message}`);
  const entries: Requirement[] = [];
  const seen = new Map<string, number>();
  if (!isSeq(document.contents))
    return { entries, problems: [...problems, `${name}:1: expected a list of requirements`] };

  for (const item of document.contents.items) {
    if (!isMap(item)) {
      problems.push(`${name}: expected "- id: …" for every entry, saw ${String(item)}`);
      continue;
    }
    const line = lines.linePos(item.range?.[0] ?? 0).line;
    const { entry, faults } = readEntry(item, line);
    const first = seen.get(entry.id);
    if (first !== undefined) faults.push(`the id ${entry.id} is taken since line ${first}`);
    seen.set(entry.id, first ?? line);
    problems.push(...faults.map((fault) => `${name}:${line}: ${fault}`));
    entries.push(entry);
  }
  return { entries, problems };
}

function readEntry(item: YAMLMap, line: number): { entry: Requirement; faults: string[] } {
  const faults: string[] = [];
  const textOf = (field: string): string => {
    const value: unknown = item.get(field);
    if (typeof value === 'string' && value.trim() !== '') return value;
    faults.push(`expected a text as ${field}, saw ${value === undefined ? 'none' : JSON.stringify(value)}`);
    return '';
  };
  const id = textOf('id');
  if (id !== '' && !/^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(id)) {
    faults.push(`expected an id of small letters, digits, hyphens and dots, such as route.home, saw "${id}"`);
  }
  const status = textOf('status');
  if (status !== '' && status !== 'built' && status !== 'later') {
    faults.push(`expected the status built or later, saw "${status}"`);
  }
  if (status === 'later' && !Number.isInteger(item.get('issue'))) {
    faults.push(`${id} comes later: expected the number of the issue that brings it as issue`);
  }
  if (status === 'built' && item.has('issue')) faults.push(`${id} is built, so no issue brings it`);
  for (const { key } of item.items) {
    const field = isScalar(key) ? String(key.value) : String(key);
    if (!fields.includes(field)) faults.push(`no field is named "${field}"; there are ${fields.join(', ')}`);
  }
  return {
    entry: {
      id,
      sentence: textOf('sentence'),
      source: textOf('source'),
      status: status === 'later' ? 'later' : 'built',
      line,
    },
    faults,
  };
}
