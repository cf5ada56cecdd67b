import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createMemoryStorage } from '../../../fixtures/storage.ts';
import { assertRejects, observeFirstReport } from '../../../services/contract/support/assertions.ts';
import { blockedWindows } from '../../../services/contract/support/in-memory-project.ts';
import { signInAndCommit } from '../../../services/contract/support/visitor-steps.ts';
import { AuthError } from '../auth-error.ts';
import type { AccountFixture } from '../service-control.ts';
import { createInMemoryBackend } from './in-memory-backend.ts';
import { createInMemoryControl } from './in-memory-control.ts';
import type { ProviderAnswer, ProviderRequest } from './provider-messages.ts';
import type { ProviderIdentity } from './service/provider-identity.ts';
import { createMemoryStore } from './service/state-store.ts';

// Tests `connectProvider`, which opens a window. `services/contract/cases/account.ts` tests the other operations.

const ada = { email: 'ada@example.com', password: 'secret1' };
const request = { providerId: 'google.com', scopes: ['profile'], customParameters: { hd: 'example.com' } };

/**
 * Signs in as Ada in a new tab. Provider windows that this tab opens return the account `identity`.
 *
 * @param tenantId Ada's tenant; null for the project itself
 */
async function openTab(identity: ProviderIdentity | AuthError, others: AccountFixture[] = [], tenantId?: string) {
  const store = createMemoryStore();
  const requests: ProviderRequest[] = [];
  const openWindow = async (opened: ProviderRequest): Promise<ProviderAnswer> => {
    requests.push(opened);
    if (identity instanceof AuthError) throw identity;
    return { id: opened.id, outcome: { identity } };
  };
  const openPage = () =>
    createInMemoryBackend({ store, session, providerNavigation: { ...blockedWindows, openWindow } });
  const session = createMemoryStorage();
  const control = createInMemoryControl({ store });
  const accounts = [ada, ...others];
  await control.put(tenantId === undefined ? { accounts } : { accounts: [], tenants: [{ tenantId, accounts }] });
  const first = openPage();
  first.useTenant(tenantId ?? null);
  await signInAndCommit(first, ada);
  await first.dispose();
  const backend = openPage();
  const operations = await backend.loadAccountOperations?.();
  assert.ok(operations);
  return { backend, control, requests, ...operations, observed: await observeFirstReport(backend) };
}

const getProviders = ({ observed }: Awaited<ReturnType<typeof openTab>>) =>
  observed.lastUser?.providerData.map(({ providerId, uid }) => [providerId, uid]);

test('a connected provider is reported, and can sign in to the account', async () => {
  const tab = await openTab({ sub: 'g1', email: 'Lovelace@example.com', email_verified: true });
  await tab.connectProvider(request);
  assert.deepEqual(
    tab.requests.map(({ providerId, scopes, customParameters, tenantId, upgradeGuest, returnTo }) => ({
      request: { providerId, scopes, customParameters },
      others: [tenantId, upgradeGuest, returnTo],
    })),
    [{ request, others: [null, false, null] }],
  );
  assert.deepEqual(getProviders(tab), [
    ['password', ada.email],
    ['google.com', 'g1'],
  ]);
  assert.equal(tab.observed.lastUser?.email, ada.email);
  assert.deepEqual(
    await Promise.all((['provider connection', 'linking', 'provider sign-in'] as const).map(tab.control.count)),
    [1, 0, 0],
  );
  await tab.backend.revalidateSession();
  const { user } = await tab.backend.signInWithPopup(request);
  assert.equal(user.uid, tab.observed.lastUser?.uid);
});

test('the window lists the known identities of the user’s tenant, and the provider is connected there', async () => {
  const grace = { email: 'grace@example.com', providers: ['google.com'] };
  const tab = await openTab({ sub: 'g1', email: ada.email }, [grace], 'blue');
  await tab.connectProvider(request);
  assert.deepEqual(
    tab.requests.map(({ tenantId, identities }) => [tenantId, identities.map(({ sub }) => sub)]),
    [['blue', ['grace@example.com']]],
  );
  assert.equal(getProviders(tab)?.length, 2);
});

test('an account of the provider that another account has is refused, and its credential is in the error', async () => {
  const grace = { email: 'grace@example.com', providers: ['google.com'] };
  const tab = await openTab({ sub: grace.email, email: 'third@example.com' }, [grace]);
  const error = await assertRejects(tab.connectProvider(request), 'auth/credential-already-in-use');
  assert.equal(error.credential?.providerId, 'google.com');
  assert.deepEqual(getProviders(tab), [['password', ada.email]]);
});

test('an account of the provider with the email of another account is refused', async () => {
  const grace = { email: 'grace@example.com' };
  const tab = await openTab({ sub: 'g1', email: grace.email }, [grace]);
  const error = await assertRejects(tab.connectProvider(request), 'auth/email-already-in-use');
  assert.equal(error.email, grace.email);
});

test('a closed window connects nothing, and makes no call to the service', async () => {
  const tab = await openTab(new AuthError('auth/popup-closed-by-user'));
  await assertRejects(tab.connectProvider(request), 'auth/popup-closed-by-user');
  assert.equal(await tab.control.count('provider connection'), 0);
});

test('no window opens if no user is signed in', async () => {
  const tab = await openTab({ sub: 'g1' });
  await tab.backend.signOut();
  await assertRejects(tab.connectProvider(request), 'auth/user-token-expired');
  assert.deepEqual(tab.requests, []);
});

test('the user is signed out if the session has ended while the window was open', async () => {
  const tab = await openTab({ sub: 'g1' });
  await tab.control.revokeSessions(ada.email);
  await assertRejects(tab.connectProvider(request), 'auth/user-token-expired');
  assert.deepEqual(tab.observed.reports, [ada.email, 'signed out']);
});
