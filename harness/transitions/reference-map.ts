import { readFile } from 'node:fs/promises';
import { isMap, isSeq, LineCounter, parseDocument, type YAMLMap } from 'yaml';

/** One of the reference's transitions (widget-reference §3), and what became of it. */
export interface ReferenceEntry {
  /** `T1` to `T165`. */
  readonly id: string;
  /** Which scenarios go it: requirements, or `requirement > scenario`. Empty where none does. */
  readonly scenarios: readonly string[];
  /** Why ours has no such transition; null where scenarios go it. */
  readonly none: string | null;
  readonly line: number;
}

/** The shape of `features/transitions.yaml`: `complete`, and under `reference` a list of entries. */
export interface ReferenceMap {
  /** From when on a transition that no scenario goes is a failure. */
  readonly complete: boolean;
  readonly entries: readonly ReferenceEntry[];
  /** What is wrong with the file, each with its place. */
  readonly problems: readonly string[];
}

/** How many transitions the reference has. */
const transitionsOfReference = 165;

export const referenceIds: readonly string[] = Array.from({ length: transitionsOfReference }, (_, at) => `T${at + 1}`);

/** Reads the map. Where there is no such file, nothing is mapped and nothing complete. */
export async function readReferenceMap(path: string, name: string): Promise<ReferenceMap> {
  try {
    return parseReferenceMap(await readFile(path, 'utf8'), name);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') {
      return { complete: false, entries: [], problems: [] };
    }
    throw error;
  }
}

/** Reads entries as far as they can be read, and says of each fault where it is. `name` is the file's, for that. */
export function parseReferenceMap(text: string, name: string): ReferenceMap {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const lineOf = (offset: number | undefined): number => lines.linePos(offset ?? 0).line;
  const problems = document.errors.map(({ message, pos }) => `${name}:${lineOf(pos[0])}: ${message}`);
  const complete = document.get('complete');
  const list = document.get('reference');
  if (typeof complete !== 'boolean') problems.push(`${name}:1: expected "complete: true" or "complete: false"`);
  if (!isSeq(list)) {
    return {
      complete: complete === true,
      entries: [],
      problems: [...problems, `${name}:1: expected a list as reference`],
    };
  }
  const entries: ReferenceEntry[] = [];
  for (const item of list.items) {
    if (!isMap(item)) {
      problems.push(`${name}: expected "- id: …" for every entry, saw ${String(item)}`);
      continue;
    }
    const { entry, faults } = readEntry(item, lineOf(item.range?.[0]), entries);
    problems.push(...faults.map((fault) => `${name}:${entry.line}: ${fault}`));
    entries.push(entry);
  }
  if (complete === true) problems.push(...missing(entries, name));
  return { complete: complete === true, entries, problems };
}

function readEntry(item: YAMLMap, line: number, before: readonly ReferenceEntry[]) {
  const { id, scenarios, none, ...others } = item.toJSON() as Record<string, unknown>; // a map was seen
  const faults: string[] = [];
  if (typeof id !== 'string' || !referenceIds.includes(id)) {
    faults.push(`expected an id from T1 to T${transitionsOfReference}, saw ${JSON.stringify(id)}`);
  }
  const first = before.find((entry) => entry.id === id);
  if (first) faults.push(`${String(id)} is mapped since line ${first.line}`);
  const names = Array.isArray(scenarios) ? scenarios.filter((each) => typeof each === 'string') : [];
  const isMapped = Array.isArray(scenarios) && names.length > 0 && names.length === scenarios.length;
  const isExplained = typeof none === 'string' && none.trim() !== '';
  if (isMapped === isExplained || (scenarios !== undefined) === (none !== undefined)) {
    faults.push('expected either a list of scenarios, or the reason why there is none');
  }
  for (const field of Object.keys(others)) {
    faults.push(`no field is named "${field}"; there are id, scenarios, none`);
  }
  const entry: ReferenceEntry = { id: String(id), scenarios: names, none: isExplained ? none : null, line };
  return { entry, faults };
}

function missing(entries: readonly ReferenceEntry[], name: string): readonly string[] {
  const mapped = new Set(entries.map(({ id }) => id));
  const left = referenceIds.filter((id) => !mapped.has(id));
  return left.length === 0 ? [] : [`${name}:1: expected every transition of the reference, missed ${left.join(', ')}`];
}

/** Whether an entry's word for scenarios means the one with this id (`scenario-id.ts`). */
export const coversScenario = (word: string, scenarioId: string): boolean =>
  scenarioId === word || scenarioId.startsWith(`${word} > `);
