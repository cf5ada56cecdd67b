import assert from 'node:assert/strict';
import { assertRejects } from '../support/assertions.ts';
import type { ContractTopic } from '../support/contract-topic.ts';

export const testProject: ContractTopic = (test) => {
  test('a project has a reCAPTCHA site key and a list of authorized domains', async ({ backend, control }) => {
    assert.ok((await backend.recaptchaSiteKey()).length > 0);
    assert.ok((await backend.authorizedDomains()).includes('localhost'));
    assert.equal(await control.count('site key'), 1);
    assert.equal(await control.count('project'), 1);
  });
  test('the control sets the authorized domains of a project', async ({ backend, control }) => {
    await control.put({ accounts: [], authorizedDomains: ['app.example'] });
    await control.put({ accounts: [] });
    assert.deepEqual(await backend.authorizedDomains(), ['app.example']);
  });
  test('requests for project settings can be refused', async ({ backend, control }) => {
    await control.refuseNext('site key', 'NETWORK');
    await assertRejects(backend.recaptchaSiteKey(), 'auth/network-request-failed');
    await control.refuseNext('project', 'QUOTA_EXCEEDED');
    await assertRejects(backend.authorizedDomains(), 'auth/quota-exceeded');
  });
};
