/**
 * `run-files.ts FILE…`: runs test files one after another in this process. Each file is imported inside a test of its
 * own. Hooks thus apply only to the file that declares them, and a file that cannot be loaded counts as a failure.
 */
import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { pathToFileURL } from 'node:url';

/** The timeout for a whole file, in milliseconds. */
const timeout = 300_000;
const files = process.argv.slice(2);

for (const file of files) test(file, { timeout }, () => import(pathToFileURL(file).href));

// Open sockets of earlier files call `clearTimeout` when they close. Mocked timers would replace `clearTimeout`, so
// forbid them if files share this process.
if (files.length > 1) {
  const mockTimers = Object.getPrototypeOf(mock.timers) as typeof mock.timers;
  mockTimers.enable = () => assert.fail('Tests that mock timers need their own process: *.isolated.test.ts');
}
