import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { AuthEmulator } from '../../../harness/emulator/auth-emulator.ts';
import type { AuthBackend, AuthResult } from '../auth-backend.ts';
import { AuthError } from '../auth-error.ts';
import { createFakeBackend } from '../fake/fake-backend.ts';
import { createFakeControl } from '../fake/fake-control.ts';
import { memoryStorage } from '../fake/memory-storage.ts';
import { memoryStore } from '../fake/state-store.ts';
import type { ServiceControl } from '../service-control.ts';
import { openProject } from './emulator-pages.ts';
import { codeIn, linkIn, observe } from './expect.ts';
import { credentialAt } from './federated.ts';
import { asked, lastCode } from './phone.ts';
import { clearDrawn } from './verification.ts';
import type { Opening } from './hold-to-contract.ts';
import { noWindows } from './no-windows.ts';

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
  /** Somebody has been given a name. */
  isNamed: boolean;
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

const number = fc.constantFrom('+15555550100', '+15555550199', '555');
const upgrade = fc.boolean();
// One identity an address: the emulator still knows an identity that another one of the same address took the place of.
const identity = fc
  .tuple(fc.constantFrom('ada@example.com', 'Grace@example.com'), fc.boolean())
  .map(([address, verified]) => ({ sub: `sub of ${address}`, email: address, email_verified: verified }));

/** What there is to see of a sign-in, but for ids. */
function seenOfResult({ user, operationType, additionalUserInfo, credential }: AuthResult): unknown {
  const { uid: _uid, getIdToken: _getIdToken, ...shown } = user;
  const { isNewUser, providerId } = additionalUserInfo ?? {};
  return { ...shown, operationType, isNewUser: isNewUser === true, providerId, credential: credential?.providerId };
}

/** The emulator drops the name of whoever gets a password; the service has no reason to, so it is not done to either. */
const nameForgotten = 'left out, since the emulator forgets names then';

const steps: fc.Arbitrary<Step> = fc.oneof(
  email.map((given) => step(`look up ${given}`, ({ backend }) => backend.lookUpSignInMethods(given))),
  fc
    .tuple(email, password)
    .map(([address, secret]) =>
      step(`sign in ${address} ${secret}`, async ({ backend }) =>
        seenOfResult(await backend.signInWithPassword({ email: address, password: secret })),
      ),
    ),
  fc
    .tuple(email, password, upgrade)
    .map(([address, secret, upgradeGuest]) =>
      step(`sign up ${address} ${secret} ${upgradeGuest}`, async ({ backend, isNamed }) =>
        isNamed && upgradeGuest
          ? nameForgotten
          : seenOfResult(await backend.createUserWithPassword({ email: address, password: secret }, { upgradeGuest })),
      ),
    ),
  email.map((given) =>
    step(`ask for a link for ${given}`, ({ backend }) =>
      backend.sendSignInLink(given, { url: 'http://127.0.0.1:5188/Login' }),
    ),
  ),
  fc.tuple(email, upgrade).map(([address, upgradeGuest]) =>
    step(`sign in as ${address} by the newest mail ${upgradeGuest}`, async ({ backend, control }) => {
      const link = linkIn((await control.mails())[0]?.path);
      return seenOfResult(await backend.signInWithEmailLink({ email: address, link }, { upgradeGuest }));
    }),
  ),
  fc
    .tuple(identity, upgrade)
    .map(([claims, upgradeGuest]) =>
      step(`sign in at google as ${JSON.stringify(claims)} ${upgradeGuest}`, async ({ backend }) =>
        seenOfResult(await backend.signInWithCredential(credentialAt(backend, 'google.com', claims), { upgradeGuest })),
      ),
    ),
  identity.map((claims) =>
    step(`link google as ${JSON.stringify(claims)}`, async ({ backend }) =>
      seenOfResult(await backend.linkCredential(credentialAt(backend, 'google.com', claims))),
    ),
  ),
  fc
    .tuple(email, password)
    .map(([address, secret]) =>
      step(`link ${address} ${secret}`, async ({ backend, isNamed }) =>
        isNamed
          ? nameForgotten
          : seenOfResult(
              await backend.linkCredential(backend.passwordCredential({ email: address, password: secret })),
            ),
      ),
    ),
  fc.tuple(number, upgrade).map(([to, upgradeGuest]) =>
    step(`sign in by phone ${to} ${upgradeGuest}`, async ({ backend, control }) => {
      const confirmation = await asked(backend, to, { upgradeGuest });
      return seenOfResult(await confirmation.confirm(await lastCode(control)));
    }),
  ),
  fc.constant(
    step('verify ada', async ({ backend, control }) => {
      const path = await control.sendMail({ purpose: 'email verification', email: 'ada@example.com' });
      await backend.applyActionCode(codeIn(path));
    }),
  ),
  fc.constant(step('guest', async ({ backend }) => (await backend.signInAnonymously()).user.isAnonymous)),
  name.map((given) =>
    step(`name ${given}`, (visit) => {
      visit.isNamed = true;
      return visit.backend.setDisplayName(given);
    }),
  ),
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
  const visited: Visit = { backend, control, isNamed: false };
  try {
    for (const { says, happens } of visit) {
      const answer = await happens(visited).catch((error: unknown) =>
        error instanceof AuthError ? [error.code, error.email, error.credential?.providerId] : String(error),
      );
      seen.push({ says, answer, session: [...session.heard] });
    }
    seen.push({
      mails: (await control.mails()).map(({ to, purpose }) => [to, purpose]),
      accounts: await Promise.all(['ada@example.com', 'grace@example.com'].map((known) => accountOf(control, known))),
    });
    return seen;
  } finally {
    clearDrawn();
    await backend.dispose();
  }
}

/** What is stored of an account, but for its id, which is another one at each service. */
async function accountOf(control: ServiceControl, address: string): Promise<unknown> {
  const account = await control.account(address);
  return account && { ...account, uid: null };
}

/** How many operations a random visit may have. */
const most = 25;

/** How long random visits go on, and which they are. */
export interface Comparison {
  /** At least so many operations, on each of the two services. */
  readonly operations: number;
  /** The same seed makes the same visits; another one each time unless given. */
  readonly seed?: number;
}

/**
 * Visits the fake and the emulator in random ways, and compares every answer, error code and session on the way.
 * Resolves with how many operations there were. Rejects with the shortest visit found in which the two differ.
 */
export async function compareRandomVisits(
  emulator: AuthEmulator,
  { operations, seed }: Comparison,
): Promise<{ operations: number }> {
  let done = 0;
  const compared = fc.asyncProperty(fc.array(steps, { minLength: 5, maxLength: most }), async (visit) => {
    if (done >= operations) return;
    assert.deepEqual(await seenOf(openFake(), visit), await seenOf(openProject(emulator), visit));
    done += visit.length;
  });
  await fc.assert(compared, { numRuns: operations, ...(seed !== undefined && { seed }) });
  return { operations: done };
}
