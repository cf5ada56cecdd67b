import assert from 'node:assert/strict';
import { test } from 'node:test';
import { judgeMemory, type Memory } from './leaks.ts';

const start: Memory = { rounds: 100, heap: 5_000_000, nodes: 300, listeners: 40 };
const later = (change: Partial<Memory>): Memory => ({ ...start, rounds: 1000, ...change });
const findGrowing = (last: Memory): readonly string[] =>
  judgeMemory('mounts', [{ ...start, heap: 1 }, start, last]).flatMap(({ line, isFlat }) => (isFlat ? [] : line));

test('memory that stays the same, shrinks or grows a little is flat', () => {
  assert.deepEqual(findGrowing(later({})), []);
  assert.deepEqual(findGrowing(later({ heap: 4_000_000, nodes: 200, listeners: 10 })), []);
  assert.deepEqual(findGrowing(later({ heap: 5_000_000 + 512 * 900, nodes: 390, listeners: 130 })), []);
});

test('the kind of memory that grows with each round is named', () => {
  assert.deepEqual(findGrowing(later({ heap: 5_000_000 + 513 * 900 })), [
    '✗ mounts: each round adds 513.00 bytes of heap. Expected at most 512',
  ]);
  assert.deepEqual(findGrowing(later({ nodes: 1200 })), ['✗ mounts: each round adds 1.00 nodes. Expected at most 0.1']);
  assert.deepEqual(findGrowing(later({ listeners: 940 })), [
    '✗ mounts: each round adds 1.00 listeners. Expected at most 0.1',
  ]);
});

test('a single measurement cannot show growth, and is an error', () => {
  assert.throws(() => judgeMemory('mounts', [start]), /at least three measurements/);
});
