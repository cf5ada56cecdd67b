import assert from 'node:assert/strict';
import { assertRejects, observeFirstReport } from '../support/assertions.ts';
import { createGoogleCredential, ada, grace } from '../support/visitor-steps.ts';
import type { ContractTopic, Visitor } from '../support/contract-topic.ts';

async function signInToTenant({ backend }: Visitor, account: typeof ada, tenantId: string | null): Promise<void> {
  backend.useTenant(tenantId);
  await backend.signInWithPassword(account);
}

export const testStorageQuota: ContractTopic = (test) => {
  for (const [title, before, after] of [
    ['without tenants', null, null],
    ['from a user without a tenant to a tenant member', null, 'blue'],
    ['from a tenant member to a user without a tenant', 'blue', null],
  ] as const) {
    test(`a commit that would replace the app’s user fails while storage is full, and the user stays: ${title}`, async (context) => {
      const { backend, control, storage } = context;
      await control.put({ accounts: [ada, grace], tenants: [{ tenantId: 'blue', accounts: [ada, grace] }] });
      await signInToTenant(context, ada, before);
      await backend.commit();
      const session = await observeFirstReport(backend);
      await signInToTenant(context, grace, after);
      storage.hasRoom = false;
      await assertRejects(backend.commit(), 'auth/web-storage-unsupported');
      storage.hasRoom = true;
      await backend.revalidateSession();
      assert.deepEqual(session.reports, [ada.email]);
      const next = await observeFirstReport(await context.reload());
      assert.deepEqual(next.reports, [ada.email]);
      assert.equal(next.lastUser?.tenantId, before);
    });
  }
  test('a commit fails while storage is full, and succeeds once there is room again', async (context) => {
    const { backend, control, storage } = context;
    await control.put({ accounts: [], tenants: [{ tenantId: 'blue', accounts: [ada] }] });
    const session = await observeFirstReport(backend);
    await signInToTenant(context, ada, 'blue');
    storage.hasRoom = false;
    await assertRejects(backend.commit(), 'auth/web-storage-unsupported');
    await backend.revalidateSession();
    assert.deepEqual(session.reports, ['signed out']);
    storage.hasRoom = true;
    assert.equal((await backend.commit()).tenantId, 'blue');
    assert.deepEqual(session.reports, ['signed out', ada.email]);
  });
  test('upgrading a guest fails while storage is full, although the service has created the account', async (context) => {
    const { backend, control, storage } = context;
    await backend.signInAnonymously();
    await backend.commit();
    const session = await observeFirstReport(backend);
    storage.hasRoom = false;
    await assertRejects(backend.createUserWithPassword(ada, { upgradeGuest: true }), 'auth/web-storage-unsupported');
    await assertRejects(backend.commit(), 'auth/internal-error');
    assert.deepEqual((await control.account(ada.email))?.providers, ['password']);
    assert.deepEqual(session.reports, ['guest']);
  });
  test('linking a provider after an upgrade fails while storage is full', async ({ backend, storage }) => {
    await backend.signInAnonymously();
    await backend.commit();
    await backend.createUserWithPassword(ada, { upgradeGuest: true });
    storage.hasRoom = false;
    const linking = backend.linkCredential(createGoogleCredential(backend, { sub: 'g1' }));
    await assertRejects(linking, 'auth/web-storage-unsupported');
  });
};
