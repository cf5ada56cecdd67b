import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CheckedTenant } from '../../config/ui-config.ts';
import type { SignInOption } from '../../config/ui-config.ts';
import { settingsFor, ways } from '../../../../fixtures/flow.ts';
import { intoTenant, isElsewhere, isSame, tenantFor, tenantsOf } from './tenant-match.ts';

const tenant = (tenantId: string | null, ...signInOptions: SignInOption[]): CheckedTenant => ({
  tenantId,
  displayName: `Tenant ${tenantId}`,
  signInOptions,
});

const acme = tenant('acme', { provider: 'password', hd: 'acme.example' }, { provider: 'saml.acme', hd: /@acme\./i });
const beta = tenant('beta', { provider: 'google.com', hd: 'Beta.Example' });
const tenants = [acme, beta];

test('an address belongs to the first tenant that takes it, by the ways in that do', () => {
  assert.deepEqual(tenantFor(tenants, 'ada@acme.example'), { tenantId: 'acme', providers: ['password', 'saml.acme'] });
  assert.deepEqual(tenantFor(tenants, 'ada@acme.net'), { tenantId: 'acme', providers: ['saml.acme'] });
  assert.deepEqual(tenantFor(tenants, 'ada@beta.example'), { tenantId: 'beta', providers: ['google.com'] });
  assert.deepEqual(tenantFor([beta, tenant('open', { provider: 'phone' })], 'ada@beta.example')?.tenantId, 'beta');
});

test('an address that nobody takes belongs to no tenant', () => {
  assert.equal(tenantFor(tenants, 'ada@elsewhere.example'), null);
  assert.equal(tenantFor([], 'ada@acme.example'), null);
});

test('a way in for no domain in particular is for every address', () => {
  const open = tenant(null, { provider: 'password' });
  assert.deepEqual(tenantFor([open], 'ada@anywhere.example'), { tenantId: null, providers: ['password'] });
});

test('a domain means itself, in whatever case either is written, and neither its subdomains nor longer names', () => {
  assert.equal(tenantFor([beta], 'ada@BETA.example')?.tenantId, 'beta');
  for (const email of ['ada@mail.beta.example', 'ada@notbeta.example', 'ada@betaxexample', 'ada@beta.example.org']) {
    assert.equal(tenantFor([beta], email), null, email);
  }
});

test('a pattern that remembers where it was is asked anew each time', () => {
  const hd = /@acme\.example$/gi;
  const remembering = tenant('acme', { provider: 'password', hd });
  for (const email of ['ada@ACME.example', 'ada@acme.example', 'ada@acme.example']) {
    assert.equal(tenantFor([remembering], email)?.tenantId, 'acme');
  }
});

const found = { displayMode: 'identifierFirst', tenants } as const;
const atAcme = settingsFor({ tenants: found }, 'acme');

test('who changes their address goes to the tenant of the new one', () => {
  assert.equal(isElsewhere(atAcme, 'ada@beta.example'), true);
  assert.equal(isElsewhere(atAcme, 'ada@elsewhere.example'), true);
});

test('who stays at the tenant stays on the page', () => {
  assert.equal(isElsewhere(atAcme, 'grace@acme.example'), false);
});

test('who would have no email there any more goes and sees by what else', () => {
  assert.equal(isElsewhere(atAcme, 'ada@acme.net'), true);
});

test('where tenants are chosen from a list, or there are none, no address leads to another', () => {
  assert.equal(isElsewhere(settingsFor({ tenants: { tenants } }, 'acme'), 'ada@beta.example'), false);
  assert.equal(isElsewhere(settingsFor(), 'ada@beta.example'), false);
});

test('it is the same tenant only with email among its ways in', () => {
  assert.equal(isSame(atAcme, { tenantId: 'acme', providers: ['phone', 'password'] }), true);
  assert.equal(isSame(atAcme, { tenantId: 'acme', providers: ['phone'] }), false);
  assert.equal(isSame(atAcme, { tenantId: 'beta', providers: ['password'] }), false);
});

test('a first address leads to how its tenant begins, with the address given', () => {
  const entered = settingsFor({ signInOptions: ways('password', 'saml.acme') }, 'acme');
  const match = { tenantId: 'acme', providers: ['password', 'saml.acme'] };
  const hint = { email: 'ada@acme.example', isGiven: true };
  assert.deepEqual(intoTenant(entered, hint.email, { before: null, found: match }), {
    name: 'providerSignIn',
    input: hint,
  });
});

test('who gave another address by email goes on by email at the same tenant, and begins anew at another', () => {
  const entered = settingsFor({ signInOptions: ways('password', 'saml.acme') }, 'acme');
  const leads = (tenantId: string) =>
    intoTenant(entered, 'ada@acme.example', { before: atAcme, found: { tenantId, providers: ['password'] } }).name;
  assert.deepEqual([leads('acme'), leads('beta')], ['signIn', 'providerSignIn']);
});

test('where the app names no tenants there are none', () => {
  assert.deepEqual(tenantsOf(settingsFor()), []);
  assert.equal(tenantsOf(atAcme), tenants);
});
