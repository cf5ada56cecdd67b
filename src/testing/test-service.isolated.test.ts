import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTestBackend, serviceProperty } from './test-backend.ts';
import { testService } from './test-service.ts';

/** Stands in for Playwright's page. `evaluate` runs the given function in this process instead of in a browser. */
const page = { evaluate: async <R, A>(run: (argument: A) => R | Promise<R>, argument: A): Promise<R> => run(argument) };

test('calls reach the service of the page, and its errors come back', async () => {
  const { service } = createTestBackend({ accounts: [{ email: 'ada@example.com' }] });
  Object.assign(globalThis, { window: { [serviceProperty]: service } as unknown });
  assert.equal(await testService(page).countAccounts(), 1);
  await assert.rejects(
    testService(page).verifyEmail('grace@example.com'),
    /No account has the email grace@example\.com/,
  );
});

test('on a page without a test backend, the error says that the test backend is missing', async () => {
  Object.assign(globalThis, { window: {} });
  await assert.rejects(testService(page).mails(), /The page has no test service\. Create its backend with/);
});

test('the control can be returned from an async function', async () => {
  assert.equal(typeof (await testService(page)).mails, 'function');
});
