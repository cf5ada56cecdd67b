import assert from 'node:assert/strict';
import { test } from 'node:test';
import { judgeLogic } from './mutate-logic.ts';

const at = (line: number, from: number, to: number) => ({
  start: { line, column: from },
  end: { line, column: to },
});

const report = (statuses: readonly string[]) => ({
  files: {
    'a.ts': {
      source: 'const a = 1;\nreturn a === b;\n',
      mutants: statuses.map((status) => ({ status, replacement: 'true', location: at(2, 8, 15) })),
    },
  },
});

test('a mutant that is not noticed is listed with its place, its code and the replacement', () => {
  const { lines, isComplete } = judgeLogic(report(['Killed', 'Survived', 'NoCoverage']));
  assert.deepEqual(lines, [
    '✗ NOT NOTICED: a.ts:2: a === b → true',
    '✗ NOT NOTICED, because no test runs this code: a.ts:2: a === b → true',
    '3 mutants: 1 noticed by unit tests, 2 not noticed',
  ]);
  assert.equal(isComplete, false);
});

test('every mutant must be noticed, and mutants that could not be run are ignored', () => {
  assert.equal(judgeLogic(report(['Killed', 'Timeout', 'CompileError'])).isComplete, true);
  assert.equal(judgeLogic(report(['Killed', 'Survived'])).isComplete, false);
  assert.equal(judgeLogic(report(['CompileError'])).isComplete, false);
  assert.equal(judgeLogic(report([])).isComplete, false);
});
