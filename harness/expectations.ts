import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';
import { HarnessError } from '../steps/support/harness-error.ts';

export const decisions = ['reference-fault', 'ours-differs-on-purpose', 'backend-cannot'] as const;

/** A scenario that a lane is known not to fulfil, why, and what was decided about it. */
export interface Expectation {
  /** The scenario's id (`scenario-id.ts`). */
  readonly id: string;
  /** Part of the failure's text: another failure is news. */
  readonly failsWith: string;
  /** For somebody who has to accept or reject it. */
  readonly because: string;
  readonly decision: (typeof decisions)[number];
}

/** Reads a lane's expectations. No file: everything passes. Rejects with a {@link HarnessError} on a malformed one. */
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

const fields = ['id', 'fails-with', 'because', 'decision'] as const;

export function parseExpectations(text: string, name: string): readonly Expectation[] {
  const entries = parseYaml(text, name) ?? [];
  if (!Array.isArray(entries)) throw new HarnessError(`${name}: expected a list of {${fields.join(', ')}}`);
  const expectations = entries.map((entry: unknown, at) => readEntry(entry, `${name}, entry ${at + 1}`));
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

function readEntry(entry: unknown, place: string): Expectation {
  if (typeof entry !== 'object' || entry === null) throw new HarnessError(`${place}: expected {${fields.join(', ')}}`);
  const given = new Map(Object.entries(entry));
  for (const field of given.keys()) {
    if (!(fields as readonly string[]).includes(field)) {
      throw new HarnessError(`${place}: no field is named "${field}"; there are ${fields.join(', ')}`);
    }
  }
  const textOf = (field: (typeof fields)[number]): string => {
    const value: unknown = given.get(field);
    if (typeof value === 'string' && value.trim() !== '') return value;
    throw new HarnessError(`${place}: expected a text as ${field}, saw ${JSON.stringify(value) ?? 'none'}`);
  };
  const decided = textOf('decision');
  const decision = decisions.find((each) => each === decided);
  if (decision === undefined) {
    throw new HarnessError(`${place}: expected one of ${decisions.join(', ')} as decision, saw "${decided}"`);
  }
  return { id: textOf('id'), failsWith: textOf('fails-with'), because: textOf('because'), decision };
}
