import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createSettings } from '../../../../fixtures/flow.ts';
import type { SignInOption } from '../../config/ui-config.ts';
import { acceptsEmail, findProviderOfDomain } from './match-domain.ts';

const accepts = (hd: SignInOption['hd'], email: string): boolean =>
  acceptsEmail({ provider: 'saml.acme', ...(hd && { hd }) }, email);

test('a domain accepts its emails in any case, and in Unicode or ASCII', () => {
  for (const [hd, email] of [
    ['acme.example', 'ada@acme.example'],
    ['acme.example', 'ADA@ACME.EXAMPLE'],
    ['Acme.Example', 'ada@acme.example'],
    ['bücher.example', 'ada@xn--bcher-kva.example'],
    ['Bücher.example', 'ada@BÜCHER.example'],
    ['xn--bcher-kva.example', 'ada@bücher.example'],
  ] as const) {
    assert.equal(accepts(hd, email), true, `${hd} ${email}`);
  }
});

test('a domain does not accept emails of its subdomains or of longer names', () => {
  for (const email of ['ada@it.acme.example', 'ada@my-acme.example', 'ada@acme.example.test', 'acme.example', '']) {
    assert.equal(accepts('acme.example', email), false, email);
  }
});

test('a pattern accepts the emails that it matches, every time; without a domain, every email is accepted', () => {
  const pattern = /@(acme|globex)\.example$/g;
  for (const email of ['ada@acme.example', 'ada@globex.example', 'ada@acme.example']) {
    assert.equal(accepts(pattern, email), true, email);
  }
  assert.equal(accepts(pattern, 'ada@initech.example'), false);
  assert.equal(accepts(undefined, 'ada@initech.example'), true);
});

const signInOptions = [
  { provider: 'password' },
  { provider: 'google.com' },
  { provider: 'saml.acme', hd: 'acme.example' },
  { provider: 'oidc.acme', hd: /@(acme|globex)\.example$/ },
];

test('the first provider whose domain or pattern accepts an email is found', () => {
  const settings = createSettings({ signInOptions });
  assert.equal(findProviderOfDomain(settings, 'ada@acme.example'), 'saml.acme');
  assert.equal(findProviderOfDomain(settings, 'ada@globex.example'), 'oidc.acme');
});

test('an email of another domain has no provider, although providers without a domain exist', () => {
  assert.equal(findProviderOfDomain(createSettings({ signInOptions }), 'ada@initech.example'), undefined);
  const withoutDomains = createSettings({ signInOptions: [{ provider: 'google.com' }] });
  assert.equal(findProviderOfDomain(withoutDomains, 'ada@acme.example'), undefined);
});

test('with tenants, the domain of an email finds no provider', () => {
  const tenants = { tenants: [{ tenantId: 'acme', displayName: 'Acme', signInOptions }] };
  assert.equal(findProviderOfDomain(createSettings({ tenants }, 'acme'), 'ada@acme.example'), undefined);
  assert.equal(findProviderOfDomain(createSettings({ signInOptions, tenants }), 'ada@acme.example'), undefined);
});

test('a domain that is too long for an email is compared without replacing its letters', () => {
  const rest = `${'a'.repeat(254)}.example`;
  assert.equal(acceptsEmail({ provider: 'saml.a', hd: `ß${rest}` }, `ada@ß${rest}`), true);
  assert.equal(acceptsEmail({ provider: 'saml.a', hd: `ß${rest}` }, `ada@ss${rest}`), false);
});
