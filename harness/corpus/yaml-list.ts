import { isMap, isSeq, LineCounter, parseDocument } from 'yaml';

/** An entry of a list, with the line on which it begins. */
export interface YamlEntry {
  readonly fields: Readonly<Record<string, unknown>>;
  readonly line: number;
}

interface YamlList {
  readonly entries: readonly YamlEntry[];
  /** The whole document as plain data. */
  readonly document: unknown;
  /** One text per problem, with file and line. */
  readonly problems: string[];
}

/**
 * Parses a list of YAML maps as far as it is valid.
 *
 * @param name of the file, for problems
 * @param key under which the list is in the document; absent: the document is the list
 */
export function parseYamlList(text: string, name: string, key?: string): YamlList {
  const lines = new LineCounter();
  const lineAt = (offset = 0): number => lines.linePos(offset).line;
  const document = parseDocument(text, { lineCounter: lines });
  const problems = document.errors.map(({ message, pos }) => `${name}:${lineAt(pos[0])}: ${message}`);
  const list = key === undefined ? document.contents : document.get(key);
  if (!isSeq(list)) {
    problems.push(`${name}:1: expected a list${key === undefined ? '' : ` under "${key}"`}`);
    return { entries: [], document: document.toJS(), problems };
  }
  const entries = list.items.flatMap((item): YamlEntry[] => {
    if (isMap(item)) return [{ fields: item.toJSON() as YamlEntry['fields'], line: lineAt(item.range?.[0]) }];
    problems.push(`${name}: expected "- id: …" for every entry, saw ${String(item)}`);
    return [];
  });
  return { entries, document: document.toJS(), problems };
}

/** Returns a problem for each field of an entry that is not known. */
export const findUnknownFields = ({ fields }: YamlEntry, known: readonly string[]): readonly string[] =>
  Object.keys(fields)
    .filter((field) => !known.includes(field))
    .map((field) => `unknown field "${field}". Known fields: ${known.join(', ')}`);
