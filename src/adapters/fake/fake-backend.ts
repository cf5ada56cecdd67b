import type { AuthBackend } from '../auth-backend.ts';
import { credentialFromJSON, googleCredential, passwordCredential } from '../shared/plain-credential.ts';
import { emailOperations } from './email-operations.ts';
import { ServiceClient } from './service-client.ts';
import { FakeSessions } from './fake-sessions.ts';
import { federatedOperations } from './federated-operations.ts';
import { phoneOperations } from './phone-operations.ts';
import { projectSettings } from './service/project.ts';
import { createBrowserNavigation, type ProviderNavigation } from './provider-navigation.ts';
import { createAccount } from './service/accounts.ts';
import { secondFactorOperations } from './second-factor-operations.ts';
import { getSessionAccount } from './service/session.ts';
import type { StateStore } from './service/state-store.ts';
import { StoredSession } from './stored-session.ts';

export interface FakeBackendOptions {
  readonly store: StateStore;
  /** The browser's session storage, in which the app's session is kept. */
  readonly session: Storage;
  /** The service's clock, in milliseconds since 1970. */
  readonly now?: () => number;
  /** How a visitor gets to a federated provider; the browser's windows unless given. */
  readonly providerNavigation?: ProviderNavigation;
}

/** A backend on the in-memory identity service: no network, and no timers but where a window is waited for. */
export function createFakeBackend({
  store,
  session: storage,
  now = Date.now,
  providerNavigation: door,
}: FakeBackendOptions): AuthBackend {
  const session = new FakeSessions(store, new StoredSession(storage), now);
  const service = new ServiceClient(store, session, now);
  let providers: ProviderNavigation | undefined = door;
  const theDoor = (): ProviderNavigation => (providers ??= createBrowserNavigation());
  const recaptchaSiteKey = (): Promise<string> => service.call('project', () => projectSettings.siteKey);

  return {
    ...emailOperations(service),
    ...phoneOperations(service, recaptchaSiteKey),
    ...federatedOperations(service, theDoor),
    ...secondFactorOperations(service),
    observeSession: (listener) => (service.disposed ? () => {} : session.app.observe(listener)),
    hasStoredSession: () => session.app.session !== null,
    async revalidateSession() {
      service.throwIfDisposed();
      await session.app.revalidate();
    },
    async signOut() {
      service.throwIfDisposed();
      await session.app.signOut();
    },
    async commit() {
      service.throwIfDisposed();
      return await session.commit();
    },
    async discard() {
      service.pendingSignIn = null;
      await session.discard();
    },
    prepare() {}, // everything is here already
    async dispose() {
      service.disposed = true;
      providers?.cancelWindow();
      await session.dispose();
    },
    useTenant(tenantId) {
      service.tenantId = tenantId;
    },
    async signInAnonymously() {
      // As the SDK does: whoever is a guest already needs no second account.
      const about = { providerId: null };
      const { stagedGuest } = session;
      if (stagedGuest) {
        service.pendingSignIn = null;
        const additionalUserInfo = { isNewUser: false, providerId: null, profile: {} };
        return { user: stagedGuest, credential: null, operationType: 'signIn', additionalUserInfo };
      }
      const { guest } = session.app;
      if (guest && guest.tenantId === service.tenantId && !session.isStaged) {
        const additionalUserInfo = { isNewUser: false, providerId: null, profile: {} };
        return {
          user: session.awaitCommit(guest, null),
          credential: null,
          operationType: 'signIn',
          additionalUserInfo,
        };
      }
      const entering = service.call('guest sign-in', (context) => ({
        account: createAccount(context, {}),
        isNewUser: true,
      }));
      return service.stage(entering, about);
    },
    currentGuest: () => (service.disposed ? null : session.app.currentGuest),
    async setDisplayName(displayName) {
      await session.runForSignedInUser('setDisplayName', async (asking) => {
        await service.call('naming', ({ state }) => {
          getSessionAccount(state, asking.session).displayName = displayName;
        });
        session.rename(asking, displayName);
      });
    },
    credentialFromJSON,
    passwordCredential,
    googleCredential,
    recaptchaSiteKey,
    authorizedDomains: () => service.call('project', () => projectSettings.domains),
  };
}
