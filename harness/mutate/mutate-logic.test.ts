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
  const { lines, isEnough } = judgeLogic(report(['Killed', 'Survived', 'NoCoverage']));
  assert.deepEqual(lines, [
    '✗ NOT NOTICED: a.ts:2: a === b → true',
    '✗ NOT NOTICED, has no test: a.ts:2: a === b → true',
    '1 of 3 mutants are noticed (33.3 %), 2 not noticed; required: 95 %',
  ]);
  assert.equal(isEnough, false);
});

test('95 % is enough, less is not, and mutants that could not be run are ignored', () => {
  const killed = (count: number) => Array.from({ length: count }, () => 'Killed');
  assert.equal(judgeLogic(report([...killed(18), 'Timeout', 'Survived', 'CompileError'])).isEnough, true);
  assert.equal(judgeLogic(report([...killed(18), 'Survived'])).isEnough, false);
  assert.equal(judgeLogic(report([])).isEnough, false);
});

test('every folder needs 95 %, even if the total is higher', () => {
  const { source } = report([]).files['a.ts'];
  const mutants = (status: string, count: number) =>
    Array.from({ length: count }, () => ({ status, location: at(1, 1, 2) }));
  const large = { source, mutants: mutants('Killed', 99) };
  const small = { source, mutants: mutants('Survived', 1) };
  const { lines, isEnough } = judgeLogic({ files: { 'src/large/a.ts': large, 'src/small/b.ts': small } });
  assert.deepEqual(lines.slice(1), [
    'src/large: 99 of 99 mutants are noticed (100.0 %)',
    'src/small: 0 of 1 mutants are noticed (0.0 %)',
    '99 of 100 mutants are noticed (99.0 %), 1 not noticed; required: 95 %',
  ]);
  assert.equal(isEnough, false);
});
