import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createUser } from '../../../../fixtures/flow.ts';
import { nameAccount } from './name-account.ts';

const phoneNumber = '+16505550100';

for (const [name, user] of [
  ['ada@example.com', { phoneNumber, displayName: 'Ada' }],
  [phoneNumber, { email: null, phoneNumber, displayName: 'Ada' }],
  ['Ada', { email: null, displayName: 'Ada' }],
  ['ada', { email: null, displayName: '' }],
  ['ada', { email: null }],
] as const) {
  test(`the account ${JSON.stringify(user)} is called ${name}`, () => {
    assert.equal(nameAccount(createUser(user)), name);
  });
}
