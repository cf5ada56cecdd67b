import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { createRefusal, createSettings, toEnglish } from '../../../../fixtures/flow.ts';
import { controlNetwork, recordReportedErrors } from '../../../../fixtures/page-globals.ts';
import type { FindTenant, TenantQuery } from '../../config/ui-config.ts';
import type { Tools } from '../../screen/screen.ts';
import { toOutcome, type Ui } from '../../ui.ts';
import { findTenant, findTenantOfEmail } from './find-tenant.ts';

const reported = recordReportedErrors();
const network = controlNetwork();
mock.timers.enable({ apis: ['setTimeout'] });

const createTools = (find: FindTenant, waitFor: Ui['waitFor'] = toOutcome) =>
  ({
    ui: { waitFor },
    settings: createSettings({ tenants: { displayMode: 'identifierFirst', findTenant: find } }),
  }) as Pick<Tools, 'ui' | 'settings'>;

const search = async (find: FindTenant, query: TenantQuery, waitFor?: Ui['waitFor']) =>
  toEnglish(await findTenant(createTools(find, waitFor), query));

const acme = { tenantId: 'acme', displayName: 'Acme', signInOptions: ['password'] };
const expandedAcme = { ...acme, signInOptions: [{ provider: 'password' }] };
const email = 'ada@acme.example';
const generic = { notice: 'Something went wrong. Please try again.' };
const never = () => new Promise<null>(() => {});

test('the app finds a tenant by an email or by an ID, as a value or by a promise', async () => {
  const find = mock.fn<FindTenant>(async () => acme);
  assert.deepEqual(await search(find, { email }), { tenant: expandedAcme });
  assert.deepEqual(await search(() => acme, { tenantId: 'acme' }), { tenant: expandedAcme });
  assert.deepEqual(find.mock.calls[0]?.arguments[0], { email });
});

test('null and undefined stand for no tenant', async () => {
  assert.deepEqual(await search(() => null, { email }), { tenant: null });
  assert.deepEqual(await search(async () => undefined, { tenantId: null }), { tenant: null });
  assert.deepEqual(reported, []);
});

test('without a function, no tenant is found', async () => {
  const tools = { ui: { waitFor: toOutcome }, settings: createSettings() } as unknown as Pick<Tools, 'ui' | 'settings'>;
  assert.deepEqual(await findTenant(tools, { tenantId: 'acme' }), { tenant: null });
});

test('a failure is reported and gets the general message, or that of the network if the browser is offline', async () => {
  const error = new Error('no answer');
  const find: FindTenant = () => Promise.reject(error);
  assert.deepEqual(await search(find, { email }), generic);
  const throwNothing: FindTenant = () => {
    throw undefined;
  };
  assert.deepEqual(await search(throwNothing, { email }), generic);
  network.isOnline = false;
  assert.deepEqual(await search(find, { email }), { notice: 'A network error has occurred' });
  assert.deepEqual(reported, [error, undefined, error]);
});

test('a tenant with a wrong setting is reported by the path of the setting', async () => {
  assert.deepEqual(await search(() => ({ ...acme, displayName: '' }), { email }), generic);
  assert.match(String(reported[0]), /tenants\.findTenant\(\)\.displayName: must not be empty/);
});

test('a tenant with a different ID than the one searched for is reported', async () => {
  assert.deepEqual(await search(() => acme, { tenantId: 'beta' }), generic);
  assert.match(String(reported[0]), /tenants\.findTenant\(\)\.tenantId: must be "beta", but is "acme"/);
  assert.deepEqual(await search(() => acme, { tenantId: null }), generic);
  assert.match(String(reported[1]), /tenantId: must be null, but is "acme"/);
});

test('a search that takes 10 seconds is reported as too slow', async () => {
  const searched = search(never, { email });
  mock.timers.tick(9999);
  await new Promise(setImmediate);
  assert.deepEqual(reported, []);
  mock.timers.tick(1);
  assert.deepEqual(await searched, { notice: 'The operation has timed out.' });
  assert.match(String(reported[0]), /tenants\.findTenant: no result within 10 s\./);
});

test('if the visitor stops waiting or leaves, the signal of the search aborts, and nothing is reported', async () => {
  const signals: AbortSignal[] = [];
  const find: FindTenant = (_query, { signal }) => (signals.push(signal), never());
  const stop: Ui['waitFor'] = async () => ({ ok: false, error: createRefusal('auth/network-request-failed') });
  assert.deepEqual(await search(find, { email }, stop), { notice: 'A network error has occurred' });
  const left = new Error('left');
  await assert.rejects(
    search(find, { email }, () => Promise.reject(left)),
    left,
  );
  mock.timers.tick(20_000);
  await new Promise(setImmediate);
  assert.deepEqual([signals.map(({ aborted }) => aborted), reported], [[true, true], []]);
});

test('an email matches the found tenant only if one of its sign-in options accepts the email', async () => {
  const match = { tenantId: 'acme', providers: ['password'] };
  const tools = createTools(() => acme);
  assert.deepEqual(await findTenantOfEmail(tools, email), { match, tenant: expandedAcme });
  const other = { ...acme, signInOptions: [{ provider: 'password', hd: 'beta.example' }] };
  assert.deepEqual(
    await findTenantOfEmail(
      createTools(() => other),
      email,
    ),
    { match: null, tenant: undefined },
  );
});

test('a tenant that was found before is not searched for again', async () => {
  const find = mock.fn<FindTenant>(() => null);
  assert.deepEqual(await findTenantOfEmail(createTools(find), email, expandedAcme), {
    match: { tenantId: 'acme', providers: ['password'] },
    tenant: expandedAcme,
  });
  assert.deepEqual(await findTenantOfEmail(createTools(find), email, null), { match: null, tenant: undefined });
  assert.equal(find.mock.callCount(), 0);
});

test('a list of tenants is searched without the app', async () => {
  const tenants = [expandedAcme];
  const settings = createSettings({ tenants: { displayMode: 'identifierFirst', tenants } });
  const tools = { ui: { waitFor: toOutcome }, settings } as unknown as Pick<Tools, 'ui' | 'settings'>;
  assert.deepEqual(await findTenantOfEmail(tools, email), {
    match: { tenantId: 'acme', providers: ['password'] },
    tenant: expandedAcme,
  });
});
