import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { createMemoryStorage } from '../../../fixtures/storage.ts';
import { unfinishedSignUp } from './unfinished-sign-up.ts';

test('a visitor is remembered until she is removed, and another visitor is not', () => {
  const storage = createMemoryStorage();
  assert.equal(unfinishedSignUp.isStored(storage, 'ada'), false);
  unfinishedSignUp.keep(storage, 'ada');
  assert.equal(unfinishedSignUp.isStored(storage, 'ada'), true);
  assert.equal(unfinishedSignUp.isStored(storage, 'grace'), false);
  unfinishedSignUp.remove(storage, 'ada');
  assert.equal(unfinishedSignUp.isStored(storage, 'ada'), false);
});

test('several visitors are remembered, and one of them is removed alone', () => {
  const storage = createMemoryStorage();
  for (const uid of ['ada', 'grace', 'ada']) unfinishedSignUp.keep(storage, uid);
  unfinishedSignUp.remove(storage, 'ada');
  unfinishedSignUp.remove(storage, 'mallory');
  assert.equal(unfinishedSignUp.isStored(storage, 'ada'), false);
  assert.equal(unfinishedSignUp.isStored(storage, 'grace'), true);
  unfinishedSignUp.remove(storage, 'grace');
  assert.equal(storage.length, 0);
});

test('the oldest of eleven visitors is forgotten', () => {
  const storage = createMemoryStorage();
  for (let index = 1; index <= 11; index += 1) unfinishedSignUp.keep(storage, `visitor ${index}`);
  assert.equal(unfinishedSignUp.isStored(storage, 'visitor 1'), false);
  assert.equal(unfinishedSignUp.isStored(storage, 'visitor 2'), true);
});

test('a visitor who is stored a second time does not replace another one', () => {
  const storage = createMemoryStorage();
  for (let index = 1; index <= 10; index += 1) unfinishedSignUp.keep(storage, `visitor ${index}`);
  unfinishedSignUp.keep(storage, 'visitor 10');
  assert.equal(unfinishedSignUp.isStored(storage, 'visitor 1'), true);
});

test('a broken value is dropped and reported', (context: TestContext) => {
  const info = context.mock.method(console, 'info', () => {});
  for (const broken of ['{', '{}', '[1]', '["ada",1]', 'ada']) {
    const storage = createMemoryStorage(new Map([['doorstep:unfinishedSignUp', broken]]));
    assert.equal(unfinishedSignUp.isStored(storage, 'ada'), false);
    assert.equal(storage.length, 0);
  }
  const report = ['[doorstep] Dropped a broken value from session storage:', 'doorstep:unfinishedSignUp'];
  assert.deepEqual(
    info.mock.calls.map((call) => call.arguments),
    [report, report, report, report, report],
  );
});

test('a broken value is replaced by the next visitor', (context: TestContext) => {
  context.mock.method(console, 'info', () => {});
  const entries = new Map([['doorstep:unfinishedSignUp', '{']]);
  unfinishedSignUp.keep(createMemoryStorage(entries), 'ada');
  assert.deepEqual([...entries], [['doorstep:unfinishedSignUp', '["ada"]']]);
});

test('if the storage is full, a message is logged and no error is thrown', (context: TestContext) => {
  const info = context.mock.method(console, 'info', () => {});
  const storage = createMemoryStorage();
  const error = new Error('full');
  storage.setItem = () => {
    throw error;
  };
  unfinishedSignUp.keep(storage, 'ada');
  assert.deepEqual(
    info.mock.calls.map((call) => call.arguments),
    [['[doorstep] Cannot store the ID of the unfinished sign-up.', error]],
  );
});
