import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createMemoryStorage } from '../../../../fixtures/storage.ts';
import { pendingStorageKey } from '../../storage/pending-key.ts';
import { cancelLinking } from './cancel-linking.ts';

const email = 'ada@example.com';
const optionList = { name: 'providerSignIn', input: { email } };

test('cancelling leads to the option list with the email, and forgets the pending credential', () => {
  const storage = createMemoryStorage(new Map([[pendingStorageKey, 'sealed']]));
  assert.deepEqual(cancelLinking({ storage }, email), optionList);
  assert.equal(storage.getItem(pendingStorageKey), null);
});

test('cancelling works without storage', () => {
  assert.deepEqual(cancelLinking({ storage: null }, email), optionList);
});
