import type { z } from 'zod/mini';
import type { ConfigProblem } from './config-error.ts';

interface Issue {
  readonly code?: string;
  readonly path: readonly PropertyKey[];
  readonly message: string;
  readonly keys?: readonly string[];
}

/**
 * Converts a zod issue to configuration problems. An issue about unknown keys becomes one problem for each key, any
 * other issue a single problem.
 *
 * @param parentPath the path of the validated value within the configuration
 */
export function describeIssue(issue: Issue, parentPath: readonly PropertyKey[] = []): ConfigProblem[] {
  const path = [...parentPath, ...issue.path];
  if (issue.code === 'unrecognized_keys') {
    return (issue.keys ?? []).map((key) => ({ path: formatPath([...path, key]), message: 'is not a known key' }));
  }
  return [{ path: formatPath(path), message: issue.message }];
}

/**
 * Default messages for schemas without a message of their own. Pass them to every `safeParse`, because the host app may
 * have changed the default messages of zod.
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

/** Formats a path the way it is written in code, such as `signInOptions[0].provider`. */
export function formatPath(path: readonly PropertyKey[]): string {
  return path.reduce<string>(
    (whole, key) =>
      typeof key === 'number' ? `${whole}[${key}]` : whole === '' ? String(key) : `${whole}.${String(key)}`,
    '',
  );
}
