import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import fc from 'fast-check';
import { startAuthEmulator } from '../../../harness/emulator/auth-emulator.ts';
import type { AuthBackend } from '../auth-backend.ts';
import { AuthError } from '../auth-error.ts';
import { createFakeBackend } from '../fake/fake-backend.ts';
import { createFakeControl } from '../fake/fake-control.ts';
import { memoryStore } from '../fake/state-store.ts';
import type { ServiceControl } from '../service-control.ts';
import { openProject } from './emulator-pages.ts';
import { observe } from './expect.ts';
import type { Opening } from './hold-to-contract.ts';
import { memoryStorage } from '../fake/memory-storage.ts';
import { noWindows } from './no-windows.ts';

const emulator = await startAuthEmulator();
after(() => emulator.stop());

function openFake(): Opening {
  const store = memoryStore();
  const session = memoryStorage();
  return {
    control: createFakeControl({ store }),
    openPage: () => createFakeBackend({ store, session, door: noWindows }),
  };
}

/** A visit to a service: who visits, and whoever else is at the service. */
interface Visit {
  readonly backend: AuthBackend;
  readonly control: ServiceControl;
}

/** One thing that happens, as it is printed when two services differ, and what is to be seen of it. */
interface Step {
  readonly says: string;
  happens(visit: Visit): Promise<unknown>;
  [fc.toStringMethod](): string;
}

const step = (says: string, happens: Step['happens']): Step => ({ says, happens, [fc.toStringMethod]: () => says });

// Few of each, so that they meet again.
const email = fc.constantFrom('ada@example.com', 'Ada@Example.com', 'grace@example.com', 'nonsense');
const password = fc.constantFrom('secret1', 'secret2', '12345', '123456');
const name = fc.constantFrom('Ada', "O'Brien & <b>co</b>", ' ');

const steps: fc.Arbitrary<Step> = fc.oneof(
  email.map((given) => step(`look up ${given}`, ({ backend }) => backend.lookUpSignInMethods(given))),
  fc.tuple(email, password).map(([given, secret]) =>
    step(`sign in ${given} ${secret}`, async ({ backend }) => {
      const { user, additionalUserInfo } = await backend.signInWithPassword({ email: given, password: secret });
      return [user.email, user.displayName, user.emailVerified, user.providerData, additionalUserInfo?.isNewUser];
    }),
  ),
  fc.tuple(email, password).map(([given, secret]) =>
    step(`sign up ${given} ${secret}`, async ({ backend }) => {
      const { user, additionalUserInfo } = await backend.createUserWithPassword({ email: given, password: secret });
      return [user.email, user.displayName, user.emailVerified, user.providerData, additionalUserInfo?.isNewUser];
    }),
  ),
  fc.constant(step('guest', async ({ backend }) => (await backend.signInAnonymously()).user.isAnonymous)),
  name.map((given) => step(`name ${given}`, ({ backend }) => backend.setDisplayName(given))),
  fc.constant(step('commit', async ({ backend }) => (await backend.commit()).displayName)),
  fc.constant(step('discard', ({ backend }) => backend.discard())),
  fc.constant(step('sign out', ({ backend }) => backend.signOut())),
  fc.constant(step('revalidate', ({ backend }) => backend.revalidateSession())),
  email.map((given) => step(`ask for a reset of ${given}`, ({ backend }) => backend.sendPasswordResetEmail(given))),
  password.map((secret) =>
    step(`reset by the newest mail to ${secret}`, async ({ backend, control }) => {
      const path = (await control.mails())[0]?.path ?? '?oobCode=none';
      const code = new URL(path, 'http://app').searchParams.get('oobCode') ?? '';
      const whose = await backend.verifyPasswordResetCode(code);
      await backend.confirmPasswordReset({ code, newPassword: secret });
      return whose;
    }),
  ),
  fc.constant(step('spoil the code of ada', ({ control }) => control.spoilCode('ada@example.com', 'expired'))),
  fc.constant(step('disable grace', ({ control }) => control.disableAccount('grace@example.com'))),
  fc.constant(step('delete ada', ({ control }) => control.deleteAccount('ada@example.com'))),
  fc
    .boolean()
    .map((emailEnumerationProtection) =>
      step(`protection ${emailEnumerationProtection}`, ({ control }) =>
        control.put({ accounts: [], emailEnumerationProtection }),
      ),
    ),
);

/** Everything that could be seen of a visit, step by step. */
async function seenOf({ control, openPage }: Opening, visit: readonly Step[]): Promise<unknown[]> {
  const backend = openPage();
  const session = observe(backend);
  await session.until(1);
  const seen: unknown[] = [];
  try {
    for (const { says, happens } of visit) {
      const answer = await happens({ backend, control }).catch((error: unknown) =>
        error instanceof AuthError ? [error.code, error.message] : String(error),
      );
      seen.push({ says, answer, session: [...session.heard] });
    }
    seen.push({
      mails: (await control.mails()).map(({ to, purpose }) => [to, purpose]),
      accounts: await Promise.all(['ada@example.com', 'grace@example.com'].map((known) => accountOf(control, known))),
    });
    return seen;
  } finally {
    await backend.dispose();
  }
}

/** What is stored of an account, but for its id, which is another one at each service. */
async function accountOf(control: ServiceControl, email: string): Promise<unknown> {
  const account = await control.account(email);
  return account && { ...account, uid: null };
}

test('whatever is done in whatever order, the fake and the emulator answer the same', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(steps, { minLength: 5, maxLength: 25 }), async (visit) => {
      assert.deepEqual(await seenOf(openFake(), visit), await seenOf(openProject(emulator), visit));
    }),
    { numRuns: 25 },
  );
});
