import assert from 'node:assert/strict';
import { assertRejects } from '../support/assertions.ts';
import type { ContractTopic } from '../support/contract-topic.ts';

const policy = {
  minimumLength: 12,
  maximumLength: 20,
  requiredCharacters: ['uppercase', 'special'],
  isEnforced: true,
  forcesUpgrade: false,
} as const;

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
  test('a project has no password policy unless one is set', async ({ backend, control }) => {
    assert.equal(await backend.passwordPolicy?.(), null);
    assert.equal(await control.count('password policy'), 1);
  });
  test('the project and each tenant have a password policy of their own', async ({ backend, control }) => {
    await control.put({
      accounts: [],
      passwordPolicies: [
        { ...policy, tenantId: null },
        { ...policy, tenantId: 'blue', minimumLength: 14 },
      ],
    });
    await control.put({ accounts: [] });
    const { minimumLength, maximumLength, requiredCharacters } = (await backend.passwordPolicy?.()) ?? {};
    assert.deepEqual(
      { minimumLength, maximumLength, requiredCharacters },
      {
        minimumLength: 12,
        maximumLength: 20,
        requiredCharacters: ['uppercase', 'special'],
      },
    );
    backend.useTenant('blue');
    assert.equal((await backend.passwordPolicy?.())?.minimumLength, 14);
    backend.useTenant('red');
    assert.equal(await backend.passwordPolicy?.(), null);
  });
  test('a policy that is not enforced counts as no policy, and rejects nothing', async ({ backend, control }) => {
    await control.put({ accounts: [], passwordPolicies: [{ ...policy, tenantId: null, isEnforced: false }] });
    assert.equal(await backend.passwordPolicy?.(), null);
    await backend.createUserWithPassword({ email: 'ada@example.com', password: 'engine' });
  });
  test('an enforced policy rejects a new password with the service’s own message', async ({ backend, control }) => {
    await control.put({ accounts: [], passwordPolicies: [{ ...policy, tenantId: null }] });
    await assertRejects(
      backend.createUserWithPassword({ email: 'ada@example.com', password: 'engine' }),
      'auth/password-does-not-meet-requirements',
      'Missing password requirements: [Password must contain at least 12 characters, ' +
        'Password must contain an upper case character, Password must contain a non-alphanumeric character]',
    );
    assert.equal(await control.account('ada@example.com'), null);
  });
  test('a policy rejects an old password only if it forces an upgrade', async ({ backend, control }) => {
    const ada = { email: 'ada@example.com', password: 'engine' };
    await control.put({ accounts: [ada], passwordPolicies: [{ ...policy, tenantId: null }] });
    await backend.signInWithPassword(ada);
    await backend.discard();
    await control.put({ accounts: [], passwordPolicies: [{ ...policy, tenantId: null, forcesUpgrade: true }] });
    await assertRejects(backend.signInWithPassword(ada), 'auth/password-does-not-meet-requirements');
    await assertRejects(backend.signInWithPassword({ ...ada, password: 'motor' }), 'auth/wrong-password');
  });
  test('requests for project settings can be refused', async ({ backend, control }) => {
    await control.refuseNext('site key', 'NETWORK');
    await assertRejects(backend.recaptchaSiteKey(), 'auth/network-request-failed');
    await control.refuseNext('project', 'QUOTA_EXCEEDED');
    await assertRejects(backend.authorizedDomains(), 'auth/quota-exceeded');
  });
};
