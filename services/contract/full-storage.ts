import assert from 'node:assert/strict';
import { observe, refused } from './expect.ts';
import { credentialAt } from './federated.ts';
import type { ContractCase, Subject } from './subject.ts';

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

async function signIn({ backend }: Subject, account: typeof ada, tenantId: string | null): Promise<void> {
  backend.useTenant(tenantId);
  await backend.signInWithPassword(account);
}

export const fullStorageCases: readonly ContractCase[] = [
  ...changes.map(({ title, before, after }): ContractCase => ({
    title: `the app’s user stays who it was where there is no room for the next: ${title}`,
    async run(subject) {
      const { backend, control, storage } = subject;
      await control.put({ accounts: [ada, grace], tenants: [{ tenantId: 'blue', accounts: [ada, grace] }] });
      await signIn(subject, ada, before);
      await backend.commit();
      const session = observe(backend);
      await session.until(1);
      await signIn(subject, grace, after);
      storage.hasRoom = false;
      await refused(backend.commit(), 'auth/web-storage-unsupported');
      storage.hasRoom = true;
      await backend.revalidateSession();
      assert.deepEqual(session.heard, [ada.email]);
      const next = observe(await subject.reload());
      await next.until(1);
      assert.deepEqual(next.heard, [ada.email]);
      assert.equal(next.last?.tenantId, before);
    },
  })),
  {
    title: 'nobody is signed in where there is no room, and the same sign-in can be committed when there is',
    async run(subject) {
      const { backend, control, storage } = subject;
      await control.put({ accounts: [], tenants: [{ tenantId: 'blue', accounts: [ada] }] });
      const session = observe(backend);
      await session.until(1);
      await signIn(subject, ada, 'blue');
      storage.hasRoom = false;
      await refused(backend.commit(), 'auth/web-storage-unsupported');
      await backend.revalidateSession();
      assert.deepEqual(session.heard, ['nobody']);
      storage.hasRoom = true;
      assert.equal((await backend.commit()).tenantId, 'blue');
      assert.deepEqual(session.heard, ['nobody', ada.email]);
    },
  },
  {
    title: 'a guest who signs up where there is no room is told so, though the account is made',
    async run(subject) {
      const { backend, control, storage } = subject;
      await backend.signInAnonymously();
      await backend.commit();
      const session = observe(backend);
      await session.until(1);
      storage.hasRoom = false;
      await refused(backend.createUserWithPassword(ada, { upgradeGuest: true }), 'auth/web-storage-unsupported');
      await refused(backend.commit(), 'auth/internal-error');
      assert.deepEqual((await control.account(ada.email))?.providers, ['password']);
      assert.deepEqual(session.heard, ['guest']);
    },
  },
  {
    title: 'who links a provider after an upgrade is told that there is no room',
    async run({ backend, storage }) {
      await backend.signInAnonymously();
      await backend.commit();
      await backend.createUserWithPassword(ada, { upgradeGuest: true });
      storage.hasRoom = false;
      const linking = backend.linkCredential(credentialAt(backend, 'google.com', { sub: 'g1' }));
      await refused(linking, 'auth/web-storage-unsupported');
    },
  },
];
