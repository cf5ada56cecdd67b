import assert from 'node:assert/strict';
import { test } from 'node:test';
import { conflictMarkers, findConflictMarkers } from './conflict-markers.ts';

const repeat = (character: string) => character.repeat(7);
const quoted = Array.from({ length: 7 }, () => '>').join(' ');

for (const line of [
  `${repeat('<')} HEAD`,
  repeat('<'),
  `${repeat('|')} 1a2b3c4`,
  repeat('='),
  `${repeat('>')} a branch`,
  `  ${repeat('<')} HEAD`,
  `${quoted} a branch`,
  quoted,
  `\\${repeat('=')}`,
]) {
  test(`"${line}" is a conflict marker`, () => {
    assert.deepEqual(findConflictMarkers('a.md', `one\r\n${line}\r\ntwo`), [
      `a.md:2: "${line.trim()}" is a conflict marker; finish the merge in this file`,
    ]);
  });
}

for (const line of [
  `${repeat('=')}=`,
  `${repeat('=')} package.d.ts`,
  `${repeat('<')}<`,
  `x ${repeat('>')} y`,
  '> > > quoted',
  '======',
]) {
  test(`"${line}" is no conflict marker`, () => assert.deepEqual(findConflictMarkers('a.md', line), []));
}

test('a binary file is not searched', () => {
  assert.deepEqual(findConflictMarkers('a.png', `\0\n${repeat('=')}`), []);
});

test('the tracked files are searched', async () => {
  const { problems, summary } = await conflictMarkers.run();
  assert.deepEqual(problems, []);
  assert.match(summary, /^\d{3,} files contain no conflict markers$/);
});
