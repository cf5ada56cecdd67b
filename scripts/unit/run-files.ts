/**
 * `run-files.ts FILE…`: runs test files one after another in this process. Each file runs as one test, so that the
 * hooks in a file do not affect other files.
 */
import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { pathToFileURL } from 'node:url';

/** Time limit for all tests of a file, in milliseconds. */
const timeout = 300_000;
const files = process.argv.slice(2);

for (const file of files) test(file, { timeout }, () => import(pathToFileURL(file).href));

// A test file that has run in this process may leave a socket with a real timer, which a mocked `clearTimeout` cannot
// stop. So forbid mocked timers if several test files share the process.
if (files.length > 1) {
  const mockTimers = Object.getPrototypeOf(mock.timers) as typeof mock.timers;
  mockTimers.enable = () =>
    assert.fail('Tests that mock timers need their own process: rename this file to *.isolated.test.ts');
}
