import assert from 'node:assert/strict';
import { test } from 'node:test';
import { redirectStatus } from './redirect-status.ts';
import { fullStorage, newStorage } from '../../../fixtures/storage.ts';

test('a redirect that is under way is known, for its tenant, until it is taken', () => {
  for (const tenantId of ['blue', null]) {
    const { storage, kept } = newStorage();
    assert.equal(redirectStatus.isPending(storage), false);
    assert.equal(redirectStatus.keep(storage, tenantId), true);
    assert.deepEqual([...kept.keys()], ['doorstep:redirectStatus']);
    assert.equal(redirectStatus.isPending(storage), true);
    assert.deepEqual(redirectStatus.take(storage), { tenantId });
    assert.equal(kept.size, 0);
    assert.equal(redirectStatus.take(storage), null);
  }
});

test('it can be forgotten', () => {
  const { storage, kept } = newStorage();
  redirectStatus.keep(storage, 'blue');
  redirectStatus.clear(storage);
  assert.equal(kept.size, 0);
});

test('a storage that is full keeps none, and the developer is told', (context) => {
  const info = context.mock.method(console, 'info', () => {});
  assert.equal(redirectStatus.keep(fullStorage, 'blue'), false);
  assert.equal(info.mock.calls[0]?.arguments.at(0), '[doorstep] No redirect can be kept.');
});

for (const broken of ['blue', '{}', '{"tenantId":1}']) {
  test(`${broken} is dropped, and the developer is told`, (context) => {
    const info = context.mock.method(console, 'info', () => {});
    const { storage, kept } = newStorage();
    redirectStatus.keep(storage, null);
    for (const name of kept.keys()) kept.set(name, broken);
    assert.equal(redirectStatus.take(storage), null);
    assert.equal(kept.size, 0);
    assert.equal(info.mock.calls[0]?.arguments.at(0), '[doorstep] Pending redirect dropped.');
  });
}

test('of none that was kept nobody is told', (context) => {
  const info = context.mock.method(console, 'info', () => {});
  assert.equal(redirectStatus.take(newStorage().storage), null);
  assert.equal(info.mock.callCount(), 0);
});
