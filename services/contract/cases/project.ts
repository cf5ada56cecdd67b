import assert from 'node:assert/strict';
import { assertRejects } from '../support/assertions.ts';
import { contractCase, type ContractCase } from '../support/contract-case.ts';

export const projectCases: readonly ContractCase[] = [
  contractCase(
    'the project says with which key a reCAPTCHA is drawn, and on which hosts one can sign in',
    async ({ backend, control }) => {
      assert.ok((await backend.recaptchaSiteKey()).length > 0);
      assert.ok((await backend.authorizedDomains()).includes('localhost'));
      assert.equal(await control.count('project'), 2);
    },
  ),
  contractCase('what the project says can be refused', async ({ backend, control }) => {
    await control.refuseNext('project', 'NETWORK');
    await assertRejects(backend.recaptchaSiteKey(), 'auth/network-request-failed');
    await control.refuseNext('project', 'QUOTA_EXCEEDED');
    await assertRejects(backend.authorizedDomains(), 'auth/quota-exceeded');
  }),
];
