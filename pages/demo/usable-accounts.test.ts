import assert from 'node:assert/strict';
import { test } from 'node:test';
import { demoFixture } from '../../fixtures/demo.ts';
import type { AppServer } from './app-server.ts';
import { createConfigurations } from './configurations.ts';
import { listAccounts } from './usable-accounts.ts';

const configurations = createConfigurations({
  appServer: {} as AppServer,
  devices: { list: async () => [], end: async () => {} },
  missingPasskeys: null,
});

for (const [id, usable] of [
  ['product', ['ada', 'grace', 'hedy', 'mallory']],
  ['link', ['ada', 'grace', 'joan', 'hedy', 'mallory']],
  ['email-code', ['ada', 'grace', 'joan', 'katherine', 'mallory']],
  ['phone', []],
  ['passkey', ['ada', 'grace', 'hedy', 'mallory']],
  ['popup', ['ada', 'grace', 'katherine', 'hedy', 'mallory']],
  ['tenant-buttons', ['ada', 'grace']],
] as const) {
  test(`the configuration "${id}" offers ways to sign in to ${usable.length} of its accounts`, () => {
    const { config } = configurations.find((each) => each.id === id)!;
    const found = listAccounts(demoFixture, config).filter(({ isUsable }) => isUsable);
    assert.deepEqual(
      found.map(({ account }) => account.email.split('@')[0]),
      usable,
    );
  });
}
