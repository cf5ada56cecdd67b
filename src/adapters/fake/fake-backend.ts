import type { AuthResult, AuthUser, DoorstepBackend } from '../auth-backend.ts';
import { AuthError } from '../auth-error.ts';
import { droppingRefusedContinueUrl } from '../refused-continue-url.ts';
import type { ServiceOperation } from '../service-control.ts';
import { accountOfSession, methodsOf, open, signIn, signUp } from './accounts.ts';
import { FakeSession } from './fake-session.ts';
import { checkReset, confirmReset, requestReset } from './password-reset.ts';
import { receive } from './reception.ts';
import { inThePortsWords } from './refusal.ts';
import type { Account, ServiceState } from './service-state.ts';
import type { StateStore } from './state-store.ts';
import { VisitorSession } from './visitor-session.ts';

export interface FakeBackendOptions {
  readonly store: StateStore;
  /** The browser's session storage, in which the app's session is kept. */
  readonly session: Storage;
  /** The service's clock, in milliseconds since 1970. */
  readonly now?: () => number;
}

/** A backend on the in-memory identity service: no network, no timers. */
export function createFakeBackend({ store, session: storage, now = Date.now }: FakeBackendOptions): DoorstepBackend {
  const session = new FakeSession(store, new VisitorSession(storage), now);
  let disposed = false;

  function mustNotBeDisposed(): void {
    if (disposed) throw new AuthError('auth/internal-error', 'The backend has been disposed.');
  }

  async function ask<T>(operation: ServiceOperation, answer: (state: ServiceState) => T): Promise<T> {
    mustNotBeDisposed();
    const whileSomebodyListens = (state: ServiceState): T => {
      mustNotBeDisposed(); // An answer that was held back may come after the page that asked has gone.
      return answer(state);
    };
    return await inThePortsWords(receive(store, operation, whileSomebodyListens));
  }

  const signedIn = (account: Account, isNewUser: boolean): AuthResult => resultOf(session.stage(account), isNewUser);

  return {
    observeSession: (listener) => (disposed ? () => {} : session.observeSession(listener)),
    async revalidateSession() {
      mustNotBeDisposed();
      await session.revalidateSession();
    },
    async signOut() {
      mustNotBeDisposed();
      await session.signOut();
    },
    async commit() {
      mustNotBeDisposed();
      return await session.commit();
    },
    discard: () => session.discard(),
    prepare() {}, // everything is here already
    async dispose() {
      disposed = true;
      await session.dispose();
    },
    async lookUpSignInMethods(email) {
      const methods = await ask('look-up', (state) => methodsOf(state, email));
      return methods === undefined ? { kind: 'withheld' } : { kind: 'given', methods };
    },
    async signInWithPassword(given) {
      return signedIn(await ask('sign-in', (state) => signIn(state, given)), false);
    },
    async createUserWithPassword(given) {
      return signedIn(await ask('sign-up', (state) => signUp(state, given)), true);
    },
    async signInAnonymously() {
      // As the SDK does: whoever is a guest already needs no second account.
      if (session.stagedGuest) return resultOf(session.stagedGuest, false);
      return signedIn(await ask('guest sign-in', (state) => open(state, {})), true);
    },
    setDisplayName: (displayName) =>
      session.nameStaged(displayName, (staged) =>
        ask('naming', (state) => {
          accountOfSession(state, staged).displayName = displayName;
        }),
      ),
    sendPasswordResetEmail: (email, options) =>
      droppingRefusedContinueUrl(options?.continueUrl, async (continueUrl) => {
        await ask('reset mail', (state) => requestReset(state, { email, continueUrl }, now()));
      }),
    verifyPasswordResetCode: (code) => ask('reset check', (state) => checkReset(state, code, now())),
    confirmPasswordReset: (reset) => ask('reset', (state) => confirmReset(state, reset, now())),
  };
}

function resultOf(user: AuthUser, isNewUser: boolean): AuthResult {
  const additionalUserInfo = { isNewUser, providerId: user.isAnonymous ? null : 'password', profile: {} };
  return { user, credential: null, operationType: 'signIn', additionalUserInfo };
}
