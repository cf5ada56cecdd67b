import { isAlias, isMap, isSeq, LineCounter, parseDocument } from 'yaml';

interface ListFormat<Entry> {
  /** Key of the list in the document. Omit if the document itself is the list. */
  readonly key?: string;
  readonly fields: readonly string[];
  /** Converts one map of the YAML list into entries: usually one, but several if the map has several IDs. */
  readEntries(map: MapReader): readonly Entry[];
}

interface MapReader {
  readonly fields: Readonly<Record<string, unknown>>;
  /**
   * Returns the text of a field. If the text is missing or empty, reports a problem and returns ''.
   *
   * @param value the text to check instead of `fields[field]`, such as one item of a list in that field
   */
  readText(field: string, value?: unknown): string;
  report(problem: string): void;
}

/**
 * Parses a list of YAML maps that have ids.
 *
 * @param name the name of the file, for the messages in `problems`
 */
export function parseYamlList<Entry extends { readonly id: string }>(
  text: string,
  name: string,
  { key, fields: known, readEntries }: ListFormat<Entry>,
) {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const problems = document.errors.map(({ message, pos }) => `${name}:${lines.linePos(pos[0]).line}: ${message}`);
  const entries: (Entry & { readonly line: number })[] = [];
  const list = key === undefined ? document.contents : document.get(key);
  if (!isSeq(list)) problems.push(`${name}:1: expected a list${key === undefined ? '' : ` under "${key}"`}`);
  for (const listed of isSeq(list) ? list.items : []) {
    const item = isAlias(listed) ? listed.resolve(document) : listed;
    if (!isMap(item)) {
      problems.push(`${name}: expected "- id: …" for every entry, saw ${String(item)}`);
      continue;
    }
    const { line } = lines.linePos(item.range?.[0] ?? 0);
    const fields = item.toJS(document) as MapReader['fields'];
    const report = (problem: string): void => void problems.push(`${name}:${line}: ${problem}`);
    const readText = (field: string, value = fields[field]): string => {
      if (typeof value === 'string' && value.trim() !== '') return value;
      report(`expected a text for "${field}", saw ${JSON.stringify(value) ?? 'none'}`);
      return '';
    };
    const found = readEntries({ fields, readText, report });
    for (const field of Object.keys(fields).filter((each) => !known.includes(each))) {
      report(`unknown field "${field}". Known fields: ${known.join(', ')}`);
    }
    for (const entry of found) {
      const first = entries.find(({ id }) => id === entry.id);
      if (first) report(`the id ${entry.id} is already used in line ${first.line}`);
      entries.push({ ...entry, line });
    }
  }
  return { entries, document: document.toJS() as unknown, problems };
}
