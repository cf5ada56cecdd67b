import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createStoredValue, type StoragePage } from './stored-value.ts';

/** Returns a function that opens tabs of a new browser. A tab's `change` reports that another tab has changed a key. */
function startBrowser() {
  const items = new Map([['list', '[1]']]);
  const localStorage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, text: string) => void items.set(key, text),
  };
  const parse = (text: string | null) => JSON.parse(text ?? '[]') as readonly number[];
  return () => {
    let change: (event: { readonly key: string | null }) => void = () => {};
    const page: StoragePage = { localStorage, addEventListener: (_type, listener) => void (change = listener) };
    const list = createStoredValue('list', parse, JSON.stringify, page);
    return { list, change: (key: string | null) => change({ key }) };
  };
}

test('a value is stored, reported to listeners, and read again after a reload', () => {
  const open = startBrowser();
  const { list } = open();
  const reported: unknown[] = [];
  const unsubscribe = list.subscribe(() => reported.push(list.get()));
  list.set([2]);
  unsubscribe();
  list.set([3]);
  assert.deepEqual([reported, list.get(), open().list.get()], [[[2]], [3], [3]]);
});

test('a value for the first visit replaces no stored value', () => {
  const open = startBrowser();
  open().list.setIfMissing([2]);
  assert.deepEqual(open().list.get(), [1]);
  const values = new Map<string, string>();
  const localStorage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, text: string) => void values.set(key, text),
  };
  const page: StoragePage = { localStorage, addEventListener: () => {} };
  const name = createStoredValue('name', (text) => text ?? 'default', String, page);
  name.setIfMissing('first');
  name.setIfMissing('second');
  assert.equal(name.get(), 'first');
});

test('a value of another tab is read at once, and the same object is returned until the next change', () => {
  const open = startBrowser();
  const [{ list: own }, { list: other }] = [open(), open()];
  const before = own.get();
  assert.equal(own.get(), before);
  other.set([...other.get(), 2]);
  own.set([...own.get(), 3]);
  assert.deepEqual(other.get(), [1, 2, 3]);
  assert.equal(other.get(), other.get());
});

test('a change of this value by another tab is reported to listeners', () => {
  const { list, change } = startBrowser()();
  let changes = 0;
  list.subscribe(() => (changes += 1));
  change('another key');
  assert.equal(changes, 0);
  change('list');
  change(null);
  assert.equal(changes, 2);
});
