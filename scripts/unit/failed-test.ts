import type { TestEvent } from 'node:test/reporters';
import { inspect, styleText } from 'node:util';
import { named } from '../project.ts';

/** What the runner says of a test that failed. */
export type TestFailure = Extract<TestEvent, { type: 'test:fail' }>['data'];

/** A failed test in words, or null for a suite that failed because a test in it did. */
export function failedTest({ name, file, line, details }: TestFailure): string | null {
  const { error } = details;
  if ('failureType' in error && error.failureType === 'subtestsFailed') return null;
  const place = file === undefined ? '' : ` ${named(file)}${line === undefined ? '' : `:${line}`}`;
  const cause = error.cause ?? error;
  const text = typeof cause === 'string' ? cause : inspect(cause, { colors: process.stdout.isTTY, depth: 4 });
  return `${styleText('red', 'failed')} ${name}${place}\n${text.replaceAll(/^/gm, '  ')}`;
}
