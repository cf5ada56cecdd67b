import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createSettings, toSignInOptions } from '../../../../fixtures/flow.ts';
import { toTenantSettings } from '../../config/settings.ts';
import type { CheckedTenant, SignInOption } from '../../config/ui-config.ts';
import {
  beginAtTenant,
  mayBelongToOtherTenant,
  cancelEmailForm,
  isCurrentTenant,
  findOtherScreen,
  listTenants,
  matchTenant,
  rememberEmail,
} from './match-tenant.ts';

const createTenant = (tenantId: string | null, ...signInOptions: SignInOption[]): CheckedTenant => ({
  tenantId,
  displayName: `Tenant ${tenantId}`,
  signInOptions,
});

const acme = createTenant(
  'acme',
  { provider: 'password', hd: 'acme.example' },
  { provider: 'saml.acme', hd: /@acme\./i },
);
const beta = createTenant('beta', { provider: 'google.com', hd: 'Beta.Example' });
const tenants = [acme, beta];

test('an email matches the first tenant that accepts it, with the sign-in options that accept it', () => {
  assert.deepEqual(matchTenant(tenants, 'ada@acme.example'), {
    tenantId: 'acme',
    providers: ['password', 'saml.acme'],
  });
  assert.deepEqual(matchTenant(tenants, 'ada@acme.net'), { tenantId: 'acme', providers: ['saml.acme'] });
  assert.deepEqual(matchTenant(tenants, 'ada@beta.example'), { tenantId: 'beta', providers: ['google.com'] });
  const open = createTenant('open', { provider: 'phone' });
  assert.deepEqual(matchTenant([beta, open], 'ada@beta.example')?.tenantId, 'beta');
});

test('an email that no tenant accepts matches none', () => {
  assert.equal(matchTenant(tenants, 'ada@elsewhere.example'), null);
  assert.equal(matchTenant([], 'ada@acme.example'), null);
});

test('an option without a domain accepts every email', () => {
  const open = createTenant(null, { provider: 'password' });
  assert.deepEqual(matchTenant([open], 'ada@anywhere.example'), { tenantId: null, providers: ['password'] });
});

test('a domain in any case matches itself, but neither its subdomains nor longer names', () => {
  assert.equal(matchTenant([beta], 'ada@BETA.example')?.tenantId, 'beta');
  for (const email of ['ada@mail.beta.example', 'ada@notbeta.example', 'ada@betaxexample', 'ada@beta.example.org']) {
    assert.equal(matchTenant([beta], email), null, email);
  }
});

test('a pattern with the flag g is matched from the beginning of every email', () => {
  const hd = /@acme\.example$/gi;
  const tenant = createTenant('acme', { provider: 'password', hd });
  for (const email of ['ada@ACME.example', 'ada@acme.example', 'ada@acme.example']) {
    assert.equal(matchTenant([tenant], email)?.tenantId, 'acme');
  }
});

const identifierFirst = { displayMode: 'identifierFirst', tenants } as const;
const atAcme = createSettings({ tenants: identifierFirst }, 'acme');

test('an email that matches another tenant, or none, does not belong to the current one', () => {
  assert.equal(mayBelongToOtherTenant(atAcme, 'ada@beta.example'), true);
  assert.equal(mayBelongToOtherTenant(atAcme, 'ada@elsewhere.example'), true);
});

test('an email of the current tenant does not belong to another', () => {
  assert.equal(mayBelongToOtherTenant(atAcme, 'grace@acme.example'), false);
});

test('an email is treated as one of another tenant if the current tenant does not offer it sign-in by email', () => {
  assert.equal(mayBelongToOtherTenant(atAcme, 'ada@acme.net'), true);
});

test('an email belongs to no other tenant if tenants are chosen from a list, or not configured', () => {
  assert.equal(mayBelongToOtherTenant(createSettings({ tenants: { tenants } }, 'acme'), 'ada@beta.example'), false);
  assert.equal(mayBelongToOtherTenant(createSettings(), 'ada@beta.example'), false);
  const asksForEmail = { ...createSettings(), tenantByEmail: true };
  assert.equal(mayBelongToOtherTenant(asksForEmail, 'ada@beta.example'), true);
});

test('if the app finds tenants, only the email for which the tenant was last found belongs to the tenant', () => {
  const found = createSettings({ tenants: { displayMode: 'identifierFirst', findTenant: () => null } }, 'acme');
  assert.equal(mayBelongToOtherTenant(found, 'ada@acme.example'), true);
  assert.equal(mayBelongToOtherTenant(found, ''), false);
  rememberEmail(found, 'ada@acme.example');
  assert.equal(mayBelongToOtherTenant(found, 'ada@acme.example'), false);
  assert.equal(mayBelongToOtherTenant(found, 'grace@acme.example'), true);
  rememberEmail(found, 'grace@acme.example');
  assert.equal(mayBelongToOtherTenant(found, 'grace@acme.example'), false);
});

test('isCurrentTenant returns true only if the tenant is selected and the match includes sign-in by email', () => {
  assert.equal(isCurrentTenant(atAcme, { tenantId: 'acme', providers: ['phone', 'password'] }), true);
  assert.equal(isCurrentTenant(atAcme, { tenantId: 'acme', providers: ['phone'] }), false);
  assert.equal(isCurrentTenant(atAcme, { tenantId: 'beta', providers: ['password'] }), false);
});

test("the first email that a visitor enters leads to the tenant's first screen, as a submitted email", () => {
  const entered = createSettings({ signInOptions: toSignInOptions('password', 'saml.acme') }, 'acme');
  const match = { tenantId: 'acme', providers: ['password', 'saml.acme'] };
  const hint = { email: 'ada@acme.example', isSubmitted: true };
  assert.deepEqual(beginAtTenant(entered, hint.email, { match, previous: null }), {
    name: 'providerSignIn',
    input: hint,
  });
});

test('a changed email leads to the email form at the same tenant, and to the first screen of another tenant', () => {
  const entered = createSettings({ signInOptions: toSignInOptions('password', 'saml.acme') }, 'acme');
  const findScreen = (tenantId: string) =>
    beginAtTenant(entered, 'ada@acme.example', { match: { tenantId, providers: ['password'] }, previous: atAcme }).name;
  assert.deepEqual([findScreen('acme'), findScreen('beta')], ['signIn', 'providerSignIn']);
});

test('there are no tenants unless they are configured', () => {
  assert.deepEqual(listTenants(createSettings()), []);
  assert.equal(listTenants(atAcme), tenants);
});

const hd = 'acme.example';
const emailOnly = createTenant('acme', { provider: 'password', hd });
const emailAndGithub = createTenant('acme', { provider: 'password', hd }, { provider: 'github.com', hd });

const settingsAt = (tenant: CheckedTenant) =>
  toTenantSettings(createSettings({ tenants: { displayMode: 'identifierFirst', tenants: [tenant] } }), 'acme');

test('if the changed email belongs to another tenant, Cancel leads to the email form instead of the option list', () => {
  const email = 'ada@elsewhere.example';
  assert.deepEqual(cancelEmailForm(settingsAt(emailAndGithub), email), { name: 'tenantByEmail', input: { email } });
});

test('if the email belongs to the current tenant, Cancel leads to the option list', () => {
  const email = 'ada@acme.example';
  assert.deepEqual(cancelEmailForm(settingsAt(emailAndGithub), email), { name: 'providerSignIn', input: { email } });
});

test('if email is the only option, Cancel leads to the email form', () => {
  const email = 'ada@elsewhere.example';
  assert.deepEqual(cancelEmailForm(settingsAt(emailOnly), email), { name: 'signIn', input: { email } });
});

test('an email of another tenant, or of the domain of a provider, leads away from a form', () => {
  const email = 'ada@beta.example';
  assert.deepEqual(findOtherScreen(atAcme, email), { name: 'tenantByEmail', input: { email, isSubmitted: true } });
  const company = { provider: 'saml.beta', hd: 'beta.example' };
  const settings = createSettings({ signInOptions: [{ provider: 'password' }, company] });
  assert.deepEqual(findOtherScreen(settings, email), { name: 'providerByEmail', input: { email, isSubmitted: true } });
});

test('an email that belongs to no other tenant, and to no provider, stays on its form', () => {
  assert.equal(findOtherScreen(atAcme, 'grace@acme.example'), null);
  assert.equal(
    findOtherScreen(createSettings({ signInOptions: toSignInOptions('password', 'saml.a') }), 'a@b.test'),
    null,
  );
});
