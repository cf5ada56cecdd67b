import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { createMemoryStorage } from '../../../fixtures/storage.ts';
import { unfinishedSignUp } from './unfinished-sign-up.ts';

test('a visitor is remembered until the data is cleared, and another visitor is not', () => {
  const storage = createMemoryStorage();
  assert.equal(unfinishedSignUp.isStored(storage, 'ada'), false);
  unfinishedSignUp.keep(storage, 'ada');
  assert.equal(unfinishedSignUp.isStored(storage, 'ada'), true);
  assert.equal(unfinishedSignUp.isStored(storage, 'grace'), false);
  unfinishedSignUp.clear(storage);
  assert.equal(unfinishedSignUp.isStored(storage, 'ada'), false);
});

test('if the storage is full, a message is logged and no error is thrown', (context: TestContext) => {
  const info = context.mock.method(console, 'info', () => {});
  const storage = createMemoryStorage();
  storage.setItem = () => {
    throw new Error('full');
  };
  unfinishedSignUp.keep(storage, 'ada');
  assert.equal(info.mock.callCount(), 1);
});
