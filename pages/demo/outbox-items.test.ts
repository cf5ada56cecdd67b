import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createInMemoryControl } from '../../src/adapters/in-memory/in-memory-control.ts';
import { createMemoryStore } from '../../src/adapters/in-memory/service/state-store.ts';
import { listOutboxItems } from './outbox-items.ts';

const password = 'secret1';
const app = { kind: 'totp' } as const;

test('mailed codes are among the mails, the newest first', async () => {
  let now = 1;
  const control = createInMemoryControl({ store: createMemoryStore(), now: () => now });
  const ada = { email: 'ada@example.com', password };
  await control.put({ accounts: [ada] });
  await control.sendMail({ purpose: 'password reset', email: ada.email });
  now = 3;
  await control.sendMail({ purpose: 'email verification', email: ada.email });
  const code = { id: 'mailed code 0', to: ada.email, mailedCode: '654321', subject: '654321 is your code', sentAt: 2 };
  const items = await listOutboxItems(control, [code]);
  assert.deepEqual(
    items.map((item) => ('purpose' in item ? item.purpose : item)),
    ['email verification', code, 'password reset'],
  );
});

test('the codes of authenticator apps are listed after the mails', async () => {
  const control = createInMemoryControl({ store: createMemoryStore(), now: () => 0 });
  const ada = { email: 'ada@example.com', password };
  await control.put({
    accounts: [ada],
    tenants: [{ tenantId: 'blue', accounts: [{ email: 'blue@example.com', secondFactors: [app, app] }] }],
  });
  await control.sendMail({ purpose: 'password reset', email: ada.email });
  const [mail, ...apps] = await listOutboxItems(control);
  assert.equal(mail?.to, ada.email);
  const codes = await control.authenticatorApps();
  assert.deepEqual(
    apps,
    codes.map(({ email, code }, index) => ({ id: `app ${index + 1}`, to: email, appCode: code })),
  );
  assert.deepEqual(
    apps.map(({ to }) => to),
    ['blue@example.com', 'blue@example.com'],
  );
});
