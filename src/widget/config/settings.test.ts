import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createSettings, toSignInOptions } from '../../../fixtures/flow.ts';
import { toTenantSettings } from './settings.ts';

const restriction = { status: true, adminEmail: 'admin@example.com' };
const closedPassword = { provider: 'password', disableSignUp: restriction };
const project = createSettings({
  signInOptions: toSignInOptions('password'),
  tenants: {
    displayMode: 'identifierFirst',
    tenants: [
      { tenantId: 'closed', displayName: 'A', signInOptions: [closedPassword, ...toSignInOptions('google.com')] },
      { tenantId: 'open', displayName: 'B', signInOptions: toSignInOptions('password') },
    ],
  },
});

test('each tenant decides whether its sign-up is closed', () => {
  assert.equal(project.closedSignUp, null);
  assert.equal(toTenantSettings(project, 'closed').closedSignUp, restriction);
  assert.equal(toTenantSettings(project, 'open').closedSignUp, null);
});

test('any option closes sign-up, and the first active restriction applies', () => {
  const google = { provider: 'google.com', disableSignUp: restriction };
  const open = { provider: 'password', disableSignUp: { status: false } };
  const github = { provider: 'github.com', disableSignUp: { status: true } };
  assert.equal(createSettings({ signInOptions: [open, google, github] }).closedSignUp, restriction);
  assert.equal(createSettings({ signInOptions: [open] }).closedSignUp, null);
});

test('the sign-up of a tenant stays closed when only other sign-in options are kept', () => {
  const settings = toTenantSettings(project, 'closed', ['google.com']);
  assert.deepEqual(settings.options, toSignInOptions('google.com'));
  assert.equal(settings.closedSignUp, restriction);
});

test('a tenant that is not listed brings its own configuration, and has no name to show', () => {
  const byApp = createSettings({
    tosUrl: '/terms',
    tenants: { displayMode: 'identifierFirst', findTenant: () => null },
  });
  const tenant = { tenantId: 'found', displayName: 'C', signInOptions: [closedPassword], tosUrl: '/c' };
  const settings = toTenantSettings(byApp, 'found', undefined, tenant);
  assert.deepEqual(
    [settings.tenantId, settings.config.tosUrl, settings.closedSignUp, settings.tenantName, settings.tenantByEmail],
    ['found', '/c', restriction, null, true],
  );
  assert.equal(toTenantSettings(byApp, 'other').config.tosUrl, '/terms');
});

test('the email decides how a visitor signs in if the app mails codes, or has a provider for a domain', () => {
  const code = { provider: 'password', sendEmailCode: () => null, checkEmailCode: () => ({ token: '' }) };
  const company = { provider: 'saml.acme', hd: 'acme.example' };
  const tenants = [{ tenantId: 'acme', displayName: 'Acme', signInOptions: [company] }];
  const decides = (...args: Parameters<typeof createSettings>) => Boolean(createSettings(...args).providerByEmail);
  assert.equal(decides(), false);
  assert.equal(decides({ signInOptions: [company] }), true);
  assert.equal(decides({ signInOptions: [company], tenants: { tenants } }), false);
  assert.equal(decides({ signInOptions: [code] }), true);
  assert.equal(decides({ signInOptions: [code], tenants: { tenants } }), true);
});
