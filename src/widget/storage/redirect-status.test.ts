import assert from 'node:assert/strict';
import { test } from 'node:test';
import { redirectStatus } from './redirect-status.ts';
import { createMemoryStorage, failingStorage } from '../../../fixtures/storage.ts';

test('a redirect and its tenant are pending from `keep` to `clear`', () => {
  for (const tenantId of ['blue', null]) {
    const entries = new Map<string, string>();
    const storage = createMemoryStorage(entries);
    assert.equal(redirectStatus.isPending(storage), false);
    assert.equal(redirectStatus.keep(storage, tenantId), true);
    assert.deepEqual([...entries.keys()], ['doorstep:redirectStatus']);
    for (let reading = 0; reading < 2; reading += 1) {
      assert.equal(redirectStatus.isPending(storage), true);
      assert.deepEqual(redirectStatus.read(storage), { tenantId });
    }
    redirectStatus.clear(storage);
    assert.equal(entries.size, 0);
    assert.equal(redirectStatus.read(storage), null);
  }
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
    assert.equal(redirectStatus.read(storage), null);
    assert.equal(entries.size, 0);
    assert.equal(info.mock.calls[0]?.arguments.at(0), '[doorstep] Cannot read the redirect.');
  });
}

test('without a stored redirect the console stays empty', (context) => {
  const info = context.mock.method(console, 'info', () => {});
  assert.equal(redirectStatus.read(createMemoryStorage()), null);
  assert.equal(info.mock.callCount(), 0);
});
