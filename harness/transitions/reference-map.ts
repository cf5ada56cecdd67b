import { readFile } from 'node:fs/promises';
import { parseYamlList } from '../corpus/yaml-list.ts';

/**
 * The content of `features/transitions.yaml`. For each transition between FirebaseUI's screens, it names the scenarios
 * of our product that take this transition.
 */
export interface ReferenceMap {
  /**
   * If true, the file must list all transitions of FirebaseUI, and a run of all scenarios fails if it does not take
   * every transition that our screens declare. If false, the run only prints the transitions that it has not taken.
   */
  readonly complete: boolean;
  /** The transitions of FirebaseUI (widget-reference §3). Each entry names our scenarios that take the transition. */
  readonly entries: readonly {
    /** Number of the transition in the study of FirebaseUI (widget-reference §3): `T1` to `T165`. */
    readonly id: string;
    /** IDs of scenarios or requirements; empty if no scenario takes the transition. */
    readonly scenarios: readonly string[];
    /** The reason why no scenario takes the transition; null if at least one scenario takes the transition. */
    readonly none: string | null;
    readonly line: number;
  }[];
  readonly problems: readonly string[];
}

const referenceTransitions = 165;

export const referenceIds: readonly string[] = Array.from({ length: referenceTransitions }, (_, at) => `T${at + 1}`);

/** Reads the map of FirebaseUI's transitions. If the file does not exist, returns an empty map. */
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

/**
 * Parses the map of FirebaseUI's transitions.
 *
 * @param name the name of the map's file, for the messages in `problems`
 */
export function parseReferenceMap(text: string, name: string): ReferenceMap {
  const { document, entries, problems } = parseYamlList(text, name, {
    key: 'reference',
    fields: ['id', 'scenarios', 'none'],
    readEntries({ fields: { id, scenarios, none }, report }) {
      if (typeof id !== 'string' || !referenceIds.includes(id)) {
        report(`expected an id from T1 to T${referenceTransitions}, saw ${JSON.stringify(id)}`);
      }
      const names = Array.isArray(scenarios) ? scenarios.filter((each) => typeof each === 'string') : [];
      const isMapped = Array.isArray(scenarios) && names.length > 0 && names.length === scenarios.length;
      const isExplained = typeof none === 'string' && none.trim() !== '';
      if (isMapped === isExplained || (scenarios !== undefined) === (none !== undefined)) {
        report('expected either a list of "scenarios", or the reason why there are "none"');
      }
      return [{ id: String(id), scenarios: names, none: isExplained ? none : null }];
    },
  });
  const complete: unknown = (document as { readonly complete?: unknown } | null)?.complete;
  if (typeof complete !== 'boolean') problems.push(`${name}:1: expected "complete: true" or "complete: false"`);
  const missing = referenceIds.filter((id) => !entries.some((entry) => entry.id === id));
  if (complete === true && missing.length > 0) {
    problems.push(`${name}:1: missing transitions of the reference: ${missing.join(', ')}`);
  }
  return { complete: complete === true, entries, problems };
}
