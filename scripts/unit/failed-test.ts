import type { TestEvent } from 'node:test/reporters';
import { inspect, styleText } from 'node:util';
import { toProjectPath } from '../../tools/project.ts';
import type { WrittenBatches } from './write-batches.ts';

/** What the runner says of a test that failed. */
export type TestFailure = Extract<TestEvent, { type: 'test:fail' }>['data'];

/**
 * A failed test in words, or null for a suite that failed because a test in it did.
 *
 * @param batches what each process was about: all that is known of where it failed as a whole
 */
export function failedTest({ name, file, line, details }: TestFailure, batches: WrittenBatches): string | null {
  const { error } = details;
  if ('failureType' in error && error.failureType === 'subtestsFailed') return null;
  const cause = error.cause ?? error;
  const text = typeof cause === 'string' ? cause : inspect(cause, { colors: process.stdout.isTTY, depth: 4 });
  const said = name === file ? `the process of ${(batches.get(name) ?? [name]).map(toProjectPath).join(', ')}` : name;
  const place =
    file === undefined || name === file ? '' : ` ${toProjectPath(file)}${line === undefined ? '' : `:${line}`}`;
  return `${styleText('red', 'failed')} ${said}${place}\n${text.replaceAll(/^/gm, '  ')}`;
}
