import assert from 'node:assert/strict';
import { assertRejects } from '../support/assertions.ts';
import { contractCase, type ContractCase } from '../support/contract-case.ts';

export const projectCases: readonly ContractCase[] = [
  contractCase('a project has a reCAPTCHA site key and a list of authorized domains', async ({ backend, control }) => {
    assert.ok((await backend.recaptchaSiteKey()).length > 0);
    assert.ok((await backend.authorizedDomains()).includes('localhost'));
    assert.equal(await control.count('project'), 2);
  }),
  contractCase('requests for project settings can be refused', async ({ backend, control }) => {
    await control.refuseNext('project', 'NETWORK');
    await assertRejects(backend.recaptchaSiteKey(), 'auth/network-request-failed');
    await control.refuseNext('project', 'QUOTA_EXCEEDED');
    await assertRejects(backend.authorizedDomains(), 'auth/quota-exceeded');
  }),
];
