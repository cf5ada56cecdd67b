import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ArgumentError } from '../../tools/command-line.ts';
import { toProjectPath } from '../../tools/project.ts';
import { findTestFiles } from './find-test-files.ts';

const find = (pattern: string): readonly string[] => findTestFiles(pattern).map(toProjectPath).toSorted();

const inThisFolder = ['scripts/unit/find-test-files.test.ts', 'scripts/unit/run-group.test.ts'];

test('a folder stands for the test files in it and below it', () => {
  assert.deepEqual(find('scripts/unit'), inThisFolder);
  assert.ok(find('scripts').includes('scripts/unit/run-group.test.ts'));
});

test('a path or a glob pattern stands for the test files that it matches', () => {
  assert.deepEqual(find('scripts/unit/run-group.test.ts'), ['scripts/unit/run-group.test.ts']);
  assert.deepEqual(find('scripts/unit/*'), inThisFolder);
});

test('a path without a test file is rejected', () => {
  for (const path of ['scripts/nowhere', 'README.md', 'features']) {
    assert.throws(
      () => findTestFiles(path),
      (error) =>
        error instanceof ArgumentError &&
        error.message.startsWith(`error: found no test file for '${path}'. Expected `),
    );
  }
});
