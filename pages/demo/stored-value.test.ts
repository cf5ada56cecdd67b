import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createStoredValue } from './stored-value.ts';

test('a value is stored, reported to listeners, and read again after a reload', () => {
  const items = new Map([['count', '1']]);
  const storage = { getItem: (key: string) => items.get(key) ?? null, setItem: items.set.bind(items) };
  const open = () => createStoredValue('count', Number, String, storage);
  const count = open();
  const reported: number[] = [];
  const unsubscribe = count.subscribe(() => reported.push(count.get()));
  count.set(2);
  unsubscribe();
  count.set(3);
  assert.deepEqual([reported, count.get(), open().get()], [[2], 3, 3]);
});
