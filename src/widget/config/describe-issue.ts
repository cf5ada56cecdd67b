import { closest, distance } from 'fastest-levenshtein';
import type { z } from 'zod/mini';
import { describeValue, type ConfigProblem } from './config-error.ts';

interface Issue {
  readonly code?: string;
  readonly path: readonly PropertyKey[];
  readonly message: string;
  readonly keys?: readonly string[];
  readonly input?: unknown;
}

/**
 * Converts an issue from zod into problems of the configuration. An issue about several unknown keys becomes one
 * problem for each key.
 *
 * @param parentPath the path of the validated value within the configuration
 */
export function describeIssue(issue: Issue, parentPath: readonly PropertyKey[] = []): ConfigProblem[] {
  const path = [...parentPath, ...issue.path];
  if (issue.code === 'unrecognized_keys') {
    // `ourMessages` makes the message of this issue a list of the known keys, separated by spaces.
    const known = issue.message.split(' ');
    return (issue.keys ?? []).map((key) => ({
      path: formatPath([...path, key]),
      message: `is not a known key; ${suggest(key, known)}`,
    }));
  }
  return [{ path: formatPath(path), message: addValue(issue.message, issue.input) }];
}

/**
 * Adds the wrong value to a message that begins with "must be": `must be a list` becomes `must be a list, but is 7`.
 * Leaves other messages as they are.
 */
function addValue(message: string, value: unknown): string {
  const saysValue = message.includes(', but is ') || (Array.isArray(value) && value.length === 0);
  if (!message.startsWith('must be ') || saysValue) return message;
  return `${message}, but is ${value === undefined ? 'missing' : describeValue(value)}`;
}

/**
 * Returns a suggestion for a wrong name: `did you mean "google.com"?` If no known name is similar, lists all known
 * names.
 */
export function suggest(wrong: string, known: readonly string[]): string {
  const similar = findSimilar(wrong, known);
  return similar === null ? `known are ${known.join(', ')}` : `did you mean "${similar}"?`;
}

/** Returns the known name that is most similar to a wrong name; null if none is similar. */
export function findSimilar(wrong: string, known: readonly string[]): string | null {
  const { name, edits } = findNearest(wrong, known);
  return edits <= name.length / 3 ? name : null;
}

/**
 * Finds the known name that is most similar to a wrong name. Returns this name and `edits`, the number of letters to
 * change, add or remove in the wrong name.
 */
export function findNearest(
  wrong: string,
  known: readonly string[],
): { readonly name: string; readonly edits: number } {
  const nearest = closest(
    wrong.toLowerCase(),
    known.map((name) => name.toLowerCase()),
  );
  const name = known.find((each) => each.toLowerCase() === nearest) ?? '';
  return { name, edits: distance(wrong.toLowerCase(), nearest) };
}

/**
 * Options for every `safeParse`. They set our own messages, because an app may have changed zod's default messages. The
 * message for an unknown key lists the known keys.
 */
export const ourMessages: z.core.ParseContext<z.core.$ZodIssue> = {
  reportInput: true,
  error: (issue) => {
    if (issue.code === 'unrecognized_keys') return listKeys(issue.inst).join(' ');
    return `must be ${typeNames[String('expected' in issue ? issue.expected : '')] ?? 'something else'}`;
  },
};

/** Returns the keys that the schema of an object defines. */
function listKeys(schema: unknown): readonly string[] {
  const { shape } = (schema as z.core.$ZodObject)._zod.def;
  return Object.keys(shape);
}

const typeNames: Readonly<Record<string, string>> = {
  array: 'a list',
  boolean: 'true or false',
  object: 'an object',
  record: 'an object',
  string: 'a text',
};

/** Formats a path the way it is written in code, such as `signInOptions[0].provider`. */
export function formatPath(path: readonly PropertyKey[]): string {
  return path.reduce<string>(
    (whole, key) =>
      typeof key === 'number' ? `${whole}[${key}]` : whole === '' ? String(key) : `${whole}.${String(key)}`,
    '',
  );
}
