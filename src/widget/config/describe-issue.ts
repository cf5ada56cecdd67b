import type { z } from 'zod/mini';
import type { ConfigProblem } from './config-error.ts';

interface Issue {
  readonly code?: string;
  readonly path: readonly PropertyKey[];
  readonly message: string;
  readonly keys?: readonly string[];
}

/** What zod found, as one would say it; `at` is where the value that was checked stands in the whole. */
export function describeIssue(issue: Issue, at: readonly PropertyKey[] = []): ConfigProblem[] {
  const path = [...at, ...issue.path];
  if (issue.code === 'unrecognized_keys') {
    return (issue.keys ?? []).map((key) => ({ path: written([...path, key]), message: 'is not a known key' }));
  }
  return [{ path: written(path), message: issue.message }];
}

/**
 * Our words for what a schema has none of its own for, given with each reading: whatever else is on the page may have
 * told zod other ones for all.
 */
export const inOurWords: z.core.ParseContext<z.core.$ZodIssue> = {
  error: (issue) => `must be ${nouns[String('expected' in issue ? issue.expected : '')] ?? 'something else'}`,
};

const nouns: Readonly<Record<string, string>> = {
  array: 'a list',
  boolean: 'true or false',
  object: 'an object',
  record: 'an object',
  string: 'a text',
};

/** A path as one would write it: `signInOptions[0].provider`. */
export function written(path: readonly PropertyKey[]): string {
  return path.reduce<string>(
    (whole, key) =>
      typeof key === 'number' ? `${whole}[${key}]` : whole === '' ? String(key) : `${whole}.${String(key)}`,
    '',
  );
}
