import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { createMemoryStorage } from '../../../fixtures/storage.ts';
import { verificationMail } from './verification-mail.ts';

const now = 1_000_000;

/** Stores the time of a mail to Ada, and reads this time for the user `uid` after `milliseconds`. */
function readAfter(milliseconds: number, uid = 'ada'): number | null {
  const storage = createMemoryStorage();
  verificationMail.keep(storage, 'ada', now);
  return verificationMail.read(storage, uid, now + milliseconds);
}

test('only the user and the time of the mail are stored', () => {
  const entries = new Map<string, string>();
  verificationMail.keep(createMemoryStorage(entries), 'ada', now);
  assert.deepEqual([...entries], [['doorstep:verificationMail', '{"uid":"ada","sentAt":1000000}']]);
});

test('a mail is remembered for 15 seconds', () => {
  assert.equal(readAfter(0), now);
  assert.equal(readAfter(14_999), now);
  assert.equal(readAfter(15_000), null);
});

test('a mail to another user, or from the future, is ignored', () => {
  assert.equal(readAfter(0, 'grace'), null);
  assert.equal(readAfter(-1), null);
});

test('a mail that was never sent or cannot be read is ignored', () => {
  const storage = createMemoryStorage();
  assert.equal(verificationMail.read(storage, 'ada', now), null);
  for (const text of ['{', 'null', '1', '{"uid":"ada","sentAt":"1000000"}', '{"uid":"ada"}']) {
    storage.setItem('doorstep:verificationMail', text);
    assert.equal(verificationMail.read(storage, 'ada', now), null, text);
  }
});

test('if the storage is full, a message is logged and no error is thrown', (context: TestContext) => {
  const info = context.mock.method(console, 'info', () => {});
  const storage = createMemoryStorage();
  const error = new Error('full');
  storage.setItem = () => {
    throw error;
  };
  verificationMail.keep(storage, 'ada', now);
  assert.deepEqual(
    info.mock.calls.map((call) => call.arguments),
    [['[doorstep] Cannot store the time of the mail.', error]],
  );
});
