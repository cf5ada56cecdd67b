import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createRefusal, createTools, toEnglish } from '../../../../fixtures/flow.ts';
import { isAuthorizedHost, projectChecked } from './project-checked.ts';

const tools = createTools({ tenants: { tenants: [] } });
const withoutTenants = createTools();
const byEmail = createTools({ tenants: { displayMode: 'identifierFirst', tenants: [] } });
const byApp = createTools({ tenants: { displayMode: 'identifierFirst', findTenant: () => null } });
const address = new URL('https://app.example/?tid=acme');
const loaded = { ok: true, value: ['app.example'] } as const;

test('on an authorized host, the tenant is found by an email or chosen from a list, as configured', () => {
  assert.deepEqual(projectChecked(loaded, address, byEmail), {
    name: 'tenantByEmail',
    input: { email: undefined },
  });
  assert.deepEqual(projectChecked(loaded, address, tools), {
    name: 'tenantList',
    input: { email: undefined },
  });
});

test('in an app without tenants, the parameter tid has no effect', () => {
  assert.equal(projectChecked(loaded, address, withoutTenants).name, 'tenantList');
});

test('the email from before a reload of the page is kept', () => {
  const email = 'ada@example.com';
  assert.deepEqual(projectChecked(loaded, address, byEmail, email), { name: 'tenantByEmail', input: { email } });
  assert.deepEqual(projectChecked(loaded, address, tools, email), { name: 'tenantList', input: { email } });
});

test('the parameter tid names the tenant, if the app finds tenants and no email is known', () => {
  assert.deepEqual(projectChecked(loaded, address, byApp), { name: 'tenantById', input: { tenantId: 'acme' } });
  const email = 'ada@example.com';
  assert.deepEqual(projectChecked(loaded, address, byApp, email), { name: 'tenantByEmail', input: { email } });
  for (const other of ['https://app.example/', 'https://app.example/?tid=']) {
    assert.equal(projectChecked(loaded, new URL(other), byApp).name, 'tenantByEmail', other);
  }
});

test('on any other host, an error says that the site is not authorized', () => {
  assert.deepEqual(toEnglish(projectChecked(loaded, new URL('https://elsewhere.example/'), tools)), {
    name: 'recoverableError',
    input: { message: 'This site is not authorized to sign people in. Please contact its administrator.' },
  });
});

for (const [code, message] of [
  ['auth/network-request-failed', 'A network error has occurred. Try again later.'],
  ['auth/invalid-configuration', 'Client specified an invalid project configuration.'],
] as const) {
  test(`${code} leads to an error with its message`, () => {
    const failed = { ok: false, error: createRefusal(code) } as const;
    assert.deepEqual(toEnglish(projectChecked(failed, address, tools)), {
      name: 'recoverableError',
      input: { message },
    });
  });
}

const domains = ['localhost', 'doorstep.example'];

test('an authorized domain includes its subdomains', () => {
  for (const host of ['doorstep.example', 'www.doorstep.example', 'a.b.doorstep.example']) {
    assert.equal(isAuthorizedHost(host, domains), true, host);
  }
});

test('a similar domain is not authorized', () => {
  for (const host of ['example', 'evildoorstep.example', 'doorstep.example.test', 'doorstepXexample']) {
    assert.equal(isAuthorizedHost(host, domains), false, host);
  }
});

test('localhost includes loopback addresses, and only if it is authorized', () => {
  for (const host of ['localhost', '127.0.0.1', '[::1]']) {
    assert.equal(isAuthorizedHost(host, domains), true, host);
    assert.equal(isAuthorizedHost(host, ['doorstep.example']), false, host);
  }
});
