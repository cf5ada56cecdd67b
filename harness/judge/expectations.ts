import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';
import { HarnessError } from '../../driver/harness-error.ts';

export const decisions = ['reference-fault', 'ours-differs-on-purpose', 'backend-cannot'] as const;

/** A scenario that a lane is known not to fulfil, why, and what was decided about it. */
export interface Expectation {
  /** The scenario's id (`scenario-id.ts`); with ` > *` at its end, every scenario whose id begins so. */
  readonly id: string;
  /** Part of the failure's text: another failure is news. */
  readonly failsWith: string;
  /** Part of what is found besides, when all is over; absent: then it is part of both. */
  readonly besides?: string;
  /** The screen it is about, where the lane's renderer does not have it at all. */
  readonly lacks?: string;
  /** For somebody who has to accept or reject it. */
  readonly because: string;
  readonly decision: (typeof decisions)[number];
}

/** Reads a file of expectations. No file: everything passes. Rejects with a {@link HarnessError} on a malformed one. */
export async function readExpectations(path: string, name: string): Promise<readonly Expectation[]> {
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
  return parseExpectations(text, name);
}

const required = ['id', 'fails-with', 'because', 'decision'] as const;
const optional = ['besides', 'lacks'] as const;
const fields = [...required, ...optional] as const;

export function parseExpectations(text: string, name: string): readonly Expectation[] {
  const entries = parseYaml(text, name) ?? [];
  if (!Array.isArray(entries)) throw new HarnessError(`${name}: expected a list of {${required.join(', ')}}`);
  const expectations = entries.flatMap((entry: unknown, at) => readEntry(entry, `${name}, entry ${at + 1}`));
  return eachOnce(expectations, name);
}

/**
 * The same expectations, if each is of other scenarios.
 *
 * @param name of the file
 * @throws a {@link HarnessError} if an id is there twice
 */
export function eachOnce(expectations: readonly Expectation[], name: string): readonly Expectation[] {
  const ids = expectations.map(({ id }) => id);
  const twice = ids.find((id, at) => ids.indexOf(id) !== at);
  if (twice !== undefined) throw new HarnessError(`${name}: "${twice}" is listed twice`);
  return expectations;
}

function parseYaml(text: string, name: string): unknown {
  try {
    return parse(text);
  } catch (error) {
    throw new HarnessError(`${name}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function readEntry(entry: unknown, place: string): readonly Expectation[] {
  if (typeof entry !== 'object' || entry === null)
    throw new HarnessError(`${place}: expected {${required.join(', ')}}`);
  const given = new Map(Object.entries(entry));
  for (const field of given.keys()) {
    if (!(fields as readonly string[]).includes(field)) {
      throw new HarnessError(`${place}: no field is named "${field}"; there are ${fields.join(', ')}`);
    }
  }
  const textOf = (field: (typeof fields)[number], value: unknown = given.get(field)): string => {
    if (typeof value === 'string' && value.trim() !== '') return value;
    throw new HarnessError(`${place}: expected a text as ${field}, saw ${JSON.stringify(value) ?? 'none'}`);
  };
  const decided = textOf('decision');
  const decision = decisions.find((each) => each === decided);
  if (decision === undefined) {
    throw new HarnessError(`${place}: expected one of ${decisions.join(', ')} as decision, saw "${decided}"`);
  }
  const id = given.get('id');
  const more = Object.fromEntries(optional.filter((field) => given.has(field)).map((field) => [field, textOf(field)]));
  const common = { failsWith: textOf('fails-with'), because: textOf('because'), decision, ...more };
  // What is one disagreement is explained once, however many scenarios show it.
  const ids: readonly unknown[] = Array.isArray(id) && id.length > 0 ? id : [id];
  return ids.map((each) => ({ id: textOf('id', each), ...common }));
}

const everythingBelow = ' > *';

/** Whether an expectation's id means this scenario. */
export const covers = (id: string, scenarioId: string): boolean =>
  id.endsWith(everythingBelow) ? scenarioId.startsWith(id.slice(0, -1)) : scenarioId === id;

/** What is known of a scenario; what is said of it alone goes before what is said of several. */
export function expectationOf(scenarioId: string, expectations: readonly Expectation[]): Expectation | null {
  const known = expectations.filter(({ id }) => covers(id, scenarioId));
  const [nearest = null] = known.toSorted((one, other) => other.id.length - one.id.length);
  return nearest;
}
