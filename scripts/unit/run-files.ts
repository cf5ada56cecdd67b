/**
 * Runs test files one after another in this process: `run-files.ts FILE…`. Each file is a test, and its tests are
 * subtests, so that hooks apply only to their own file and a file that cannot be loaded counts as a failure.
 */
import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { pathToFileURL } from 'node:url';

const timeout = 120_000;
const files = process.argv.slice(2);

for (const file of files) test(file, { timeout }, () => import(pathToFileURL(file).href));

// Forbid mocked timers if files share this process. They also replace `clearTimeout`, so sockets that an earlier file
// left open would fail when they close.
if (files.length > 1) {
  const mockTimers = Object.getPrototypeOf(mock.timers) as typeof mock.timers;
  mockTimers.enable = () => assert.fail('Tests that mock timers need their own process: *.isolated.test.ts');
}
