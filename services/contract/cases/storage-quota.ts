import assert from 'node:assert/strict';
import { assertRejects } from '../support/assertions.ts';
import { observeFirstReport } from '../support/observe-session.ts';
import { createProviderCredential } from '../support/visitor-steps.ts';
import { contractCase, type CaseContext, type ContractCase } from '../support/contract-case.ts';

const ada = { email: 'ada@example.com', password: 'secret1' };
const grace = { email: 'grace@example.com', password: 'secret1' };

/** The tenants of the app's user, and of whoever is to be it next. */
interface Change {
  readonly title: string;
  readonly before: string | null;
  readonly after: string | null;
}

const changes: readonly Change[] = [
  { title: 'the same project', before: null, after: null },
  { title: 'a tenant after the project', before: null, after: 'blue' },
  { title: 'the project after a tenant', before: 'blue', after: null },
];

async function signIn({ backend }: CaseContext, account: typeof ada, tenantId: string | null): Promise<void> {
  backend.useTenant(tenantId);
  await backend.signInWithPassword(account);
}

export const storageQuotaCases: readonly ContractCase[] = [
  ...changes.map(({ title, before, after }) =>
    contractCase(`the app’s user stays who it was where there is no room for the next: ${title}`, async (context) => {
      const { backend, control, storage } = context;
      await control.put({ accounts: [ada, grace], tenants: [{ tenantId: 'blue', accounts: [ada, grace] }] });
      await signIn(context, ada, before);
      await backend.commit();
      const session = await observeFirstReport(backend);
      await signIn(context, grace, after);
      storage.hasRoom = false;
      await assertRejects(backend.commit(), 'auth/web-storage-unsupported');
      storage.hasRoom = true;
      await backend.revalidateSession();
      assert.deepEqual(session.reports, [ada.email]);
      const next = await observeFirstReport(await context.reload());
      assert.deepEqual(next.reports, [ada.email]);
      assert.equal(next.lastUser?.tenantId, before);
    }),
  ),
  contractCase(
    'nobody is signed in where there is no room, and the same sign-in can be committed when there is',
    async (context) => {
      const { backend, control, storage } = context;
      await control.put({ accounts: [], tenants: [{ tenantId: 'blue', accounts: [ada] }] });
      const session = await observeFirstReport(backend);
      await signIn(context, ada, 'blue');
      storage.hasRoom = false;
      await assertRejects(backend.commit(), 'auth/web-storage-unsupported');
      await backend.revalidateSession();
      assert.deepEqual(session.reports, ['signed out']);
      storage.hasRoom = true;
      assert.equal((await backend.commit()).tenantId, 'blue');
      assert.deepEqual(session.reports, ['signed out', ada.email]);
    },
  ),
  contractCase(
    'a guest who signs up where there is no room is told so, though the account is made',
    async (context) => {
      const { backend, control, storage } = context;
      await backend.signInAnonymously();
      await backend.commit();
      const session = await observeFirstReport(backend);
      storage.hasRoom = false;
      await assertRejects(backend.createUserWithPassword(ada, { upgradeGuest: true }), 'auth/web-storage-unsupported');
      await assertRejects(backend.commit(), 'auth/internal-error');
      assert.deepEqual((await control.account(ada.email))?.providers, ['password']);
      assert.deepEqual(session.reports, ['guest']);
    },
  ),
  contractCase('who links a provider after an upgrade is told that there is no room', async ({ backend, storage }) => {
    await backend.signInAnonymously();
    await backend.commit();
    await backend.createUserWithPassword(ada, { upgradeGuest: true });
    storage.hasRoom = false;
    const linking = backend.linkCredential(createProviderCredential(backend, 'google.com', { sub: 'g1' }));
    await assertRejects(linking, 'auth/web-storage-unsupported');
  }),
];
