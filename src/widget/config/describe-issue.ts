import type { z } from 'zod/mini';
import type { ConfigProblem } from './config-error.ts';

interface Issue {
  readonly code?: string;
  readonly path: readonly PropertyKey[];
  readonly message: string;
  readonly keys?: readonly string[];
}

/**
 * Turns a zod issue into problems: one for each unknown key, otherwise one.
 *
 * @param parentPath the path of the value that zod checked
 */
export function describeIssue(issue: Issue, parentPath: readonly PropertyKey[] = []): ConfigProblem[] {
  const path = [...parentPath, ...issue.path];
  if (issue.code === 'unrecognized_keys') {
    return (issue.keys ?? []).map((key) => ({ path: formatPath([...path, key]), message: 'is not a known key' }));
  }
  return [{ path: formatPath(path), message: issue.message }];
}

/**
 * Our messages for schemas that have none of their own. Pass it to every `safeParse`: the host app may have configured
 * zod with its own messages.
 */
export const ourMessages: z.core.ParseContext<z.core.$ZodIssue> = {
  error: (issue) => `must be ${typeNames[String('expected' in issue ? issue.expected : '')] ?? 'something else'}`,
};

const typeNames: Readonly<Record<string, string>> = {
  array: 'a list',
  boolean: 'true or false',
  object: 'an object',
  record: 'an object',
  string: 'a text',
};

/** Formats a path as in code: `signInOptions[0].provider`. */
export function formatPath(path: readonly PropertyKey[]): string {
  return path.reduce<string>(
    (whole, key) =>
      typeof key === 'number' ? `${whole}[${key}]` : whole === '' ? String(key) : `${whole}.${String(key)}`,
    '',
  );
}
