import assert from 'node:assert/strict';
import { test } from 'node:test';
import { judgeLogic } from './judge-logic.ts';

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

test('a survivor is told with its place, what it was and what it became', () => {
  const { lines, isEnough } = judgeLogic(report(['Killed', 'Survived', 'NoCoverage']));
  assert.deepEqual(lines, [
    '✗ SURVIVES: a.ts:2: a === b → true',
    '✗ SURVIVES, since no test comes there: a.ts:2: a === b → true',
    '1 of 3 mutants are noticed (33.3 %; 95 % are enough), 2 survive',
  ]);
  assert.equal(isEnough, false);
});

test('19 of 20 are enough, 18 of 19 are not; what could not be run does not count', () => {
  const killed = (count: number) => Array.from({ length: count }, () => 'Killed');
  assert.equal(judgeLogic(report([...killed(18), 'Timeout', 'Survived', 'CompileError'])).isEnough, true);
  assert.equal(judgeLogic(report([...killed(18), 'Survived'])).isEnough, false);
  assert.equal(judgeLogic(report([])).isEnough, false);
});
