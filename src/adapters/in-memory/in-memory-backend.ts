import type { AuthBackend } from '../auth-backend.ts';
import { AuthError } from '../auth-error.ts';
import { credentialFromJSON, googleCredential, passwordCredential } from '../shared/plain-credential.ts';
import { createAccountOperations } from './account-operations.ts';
import { createEmailOperations } from './email-operations.ts';
import { InMemorySessions } from './in-memory-sessions.ts';
import { createFederatedOperations } from './federated-operations.ts';
import { createPhoneOperations } from './phone-operations.ts';
import { createBrowserNavigation, type ProviderNavigation } from './provider-navigation.ts';
import { createSecondFactorOperations } from './second-factor-operations.ts';
import { ServiceClient } from './service-client.ts';
import { createAccount, deleteAccount } from './service/accounts.ts';
import { customTokenProvider, signInWithCustomToken } from './service/custom-token.ts';
import { findPolicy, toPasswordPolicy } from './service/password-policy.ts';
import { projectSettings } from './service/project.ts';
import { getSessionAccount } from './service/session.ts';
import type { StateStore } from './service/state-store.ts';
import { toAuthResult } from './sign-in-attempt.ts';
import { StoredSession } from './stored-session.ts';

export interface InMemoryBackendOptions {
  readonly store: StateStore;
  /** The storage of the app's session: the browser's session storage, or a stand-in for it. */
  readonly session: Storage;
  /** Returns the service's time, in milliseconds since the Unix epoch. Defaults to `Date.now`. */
  readonly now?: () => number;
  /** Opens the provider page. By default, uses windows and redirects of the browser. */
  readonly providerNavigation?: ProviderNavigation;
}

/**
 * Creates a backend for the in-memory service. The backend uses no network, and uses a timer only while a provider
 * window is open.
 */
export function createInMemoryBackend({
  store,
  session: storage,
  now = () => Date.now(),
  providerNavigation,
}: InMemoryBackendOptions): AuthBackend {
  const sessions = new InMemorySessions(store, new StoredSession(storage), now);
  const client = new ServiceClient(store, sessions, now);
  let navigation = providerNavigation;
  // Create the navigation on first use, because tests in Node have no `window`.
  const getNavigation = (): ProviderNavigation => (navigation ??= createBrowserNavigation());
  const recaptchaSiteKey = (): Promise<string> => client.call('site key', () => projectSettings.siteKey);

  return {
    ...createEmailOperations(client),
    ...createPhoneOperations(client, recaptchaSiteKey),
    ...createFederatedOperations(client, getNavigation),
    ...createSecondFactorOperations(client),
    observeSession: (listener) => (client.isDisposed ? () => {} : sessions.app.observe(listener)),
    hasStoredSession: () => sessions.app.session !== null,
    async revalidateSession() {
      client.throwIfDisposed();
      await sessions.app.revalidate();
    },
    async reloadStagedUser() {
      if (!sessions.hasSignedInUser)
        throw new AuthError('auth/user-token-expired', 'No user is staged who could be reloaded.');
      return await sessions.runForSignedInUser('reloadStagedUser', async (signedIn) => {
        const { session } = signedIn;
        const account = await client.call('session check', ({ state }) => getSessionAccount(state, session));
        return sessions.refresh(signedIn, account, session.signInProvider);
      });
    },
    async signOut() {
      client.throwIfDisposed();
      await sessions.app.signOut();
    },
    async commit(openerStorage, uid) {
      client.throwIfDisposed();
      const user = await sessions.commit(uid);
      if (openerStorage) new StoredSession(openerStorage).write(sessions.app.session);
      return user;
    },
    abandonSignIn() {
      navigation?.cancelWindow();
      sessions.abandonSignIn();
    },
    async discard({ deleteAccount: uid, signOutGuest = false } = {}) {
      const { stagedSignIn } = sessions;
      client.pendingSignIn = null;
      await sessions.discard(signOutGuest);
      if (stagedSignIn === null || stagedSignIn.uid !== uid) return;
      await client.call('account deletion', (context) => {
        const account = context.state.accounts.find((each) => each.uid === uid);
        if (account?.lastSignInAt === stagedSignIn.signInAt) deleteAccount(context, uid);
      });
    },
    prepare() {}, // Does nothing, because all code of this backend is already loaded.
    async dispose() {
      client.isDisposed = true;
      navigation?.cancelWindow();
      await sessions.dispose();
    },
    useTenant(tenantId) {
      client.tenantId = tenantId;
    },
    setSignUpClosed(isClosed) {
      client.throwIfDisposed();
      client.closedSignUp.isClosed = isClosed;
    },
    async signInAnonymously() {
      const guestInfo = { providerId: null };
      // Like the SDK, create no second guest if a guest is already signed in.
      const { stagedGuest } = sessions;
      if (stagedGuest) {
        client.pendingSignIn = null;
        return toAuthResult(stagedGuest, 'signIn', false, guestInfo);
      }
      const { guest } = sessions.app;
      if (guest && guest.tenantId === client.tenantId && !sessions.isStaged) {
        return toAuthResult(sessions.awaitCommit(guest, null), 'signIn', false, guestInfo);
      }
      client.closedSignUp.throwIfClosed();
      const signingIn = client.call('guest sign-in', (context) => ({
        account: createAccount(context, {}),
        isNewUser: true,
      }));
      return client.stageUser(signingIn, guestInfo);
    },
    signInWithCustomToken: (token) =>
      client.signIn(
        {},
        {
          operation: 'token sign-in',
          signIn: (context) => signInWithCustomToken(context, token),
          link: () => {}, // Never called, because the mode `{}` upgrades no guest.
          credentialInfo: { providerId: null, signInProvider: customTokenProvider },
          asksForSecondFactor: false,
        },
      ),
    currentGuest: () => (client.isDisposed ? null : sessions.app.currentGuest),
    async setDisplayName(displayName) {
      await sessions.runForSignedInUser('setDisplayName', async (signedIn) => {
        await client.call('naming', ({ state }) => {
          getSessionAccount(state, signedIn.session).displayName = displayName;
        });
        sessions.rename(signedIn, displayName);
      });
    },
    credentialFromJSON,
    passwordCredential,
    googleCredential,
    loadAccountOperations: async () => createAccountOperations(client, getNavigation),
    recaptchaSiteKey,
    authorizedDomains: () => client.call('project', ({ state }) => state.authorizedDomains),
    passwordPolicy: () =>
      client.call('password policy', ({ state, tenantId }) =>
        toPasswordPolicy(findPolicy(state.passwordPolicies, tenantId)),
      ),
  };
}
