import assert from 'node:assert/strict';
import { test } from 'node:test';
import { redirectStatus } from './redirect-status.ts';
import { createMemoryStorage, failingStorage } from '../../../fixtures/storage.ts';

test('a redirect and its tenant are pending from `keep` to `take`', () => {
  for (const tenantId of ['blue', null]) {
    const entries = new Map<string, string>();
    const storage = createMemoryStorage(entries);
    assert.equal(redirectStatus.isPending(storage), false);
    assert.equal(redirectStatus.keep(storage, tenantId), true);
    assert.deepEqual([...entries.keys()], ['doorstep:redirectStatus']);
    assert.equal(redirectStatus.isPending(storage), true);
    assert.deepEqual(redirectStatus.take(storage), { tenantId });
    assert.equal(entries.size, 0);
    assert.equal(redirectStatus.take(storage), null);
  }
});

test('a stored redirect can be cleared', () => {
  const entries = new Map<string, string>();
  const storage = createMemoryStorage(entries);
  redirectStatus.keep(storage, 'blue');
  redirectStatus.clear(storage);
  assert.equal(entries.size, 0);
});

test('keep returns false and reports on the console if the storage is full', (context) => {
  const info = context.mock.method(console, 'info', () => {});
  assert.equal(redirectStatus.keep(failingStorage, 'blue'), false);
  assert.equal(info.mock.calls[0]?.arguments.at(0), '[doorstep] Cannot store the redirect.');
});

for (const broken of ['blue', '{}', '{"tenantId":1}']) {
  test(`a stored value of ${broken} is removed and reported on the console`, (context) => {
    const info = context.mock.method(console, 'info', () => {});
    const entries = new Map<string, string>();
    const storage = createMemoryStorage(entries);
    redirectStatus.keep(storage, null);
    for (const name of entries.keys()) entries.set(name, broken);
    assert.equal(redirectStatus.take(storage), null);
    assert.equal(entries.size, 0);
    assert.equal(info.mock.calls[0]?.arguments.at(0), '[doorstep] Removed an unreadable redirect.');
  });
}

test('without a stored redirect the console stays empty', (context) => {
  const info = context.mock.method(console, 'info', () => {});
  assert.equal(redirectStatus.take(createMemoryStorage()), null);
  assert.equal(info.mock.callCount(), 0);
});
