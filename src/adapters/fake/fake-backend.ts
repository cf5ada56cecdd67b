import type { AuthBackend } from '../auth-backend.ts';
import { credentialFromJSON, googleCredential, passwordCredential } from '../shared/plain-credential.ts';
import { accountOfSession } from './service/password.ts';
import { emailOperations } from './email-operations.ts';
import { FakeService } from './service-client.ts';
import { FakeSession } from './fake-sessions.ts';
import { federatedOperations } from './federated-operations.ts';
import { phoneOperations } from './phone-operations.ts';
import { project } from './service/project.ts';
import { browserDoor, type ProviderDoor } from './provider-navigation.ts';
import { open } from './service/accounts.ts';
import { secondFactorOperations } from './second-factor-operations.ts';
import type { StateStore } from './service/state-store.ts';
import { VisitorSession } from './stored-session.ts';

export interface FakeBackendOptions {
  readonly store: StateStore;
  /** The browser's session storage, in which the app's session is kept. */
  readonly session: Storage;
  /** The service's clock, in milliseconds since 1970. */
  readonly now?: () => number;
  /** How a visitor gets to a federated provider; the browser's windows unless given. */
  readonly door?: ProviderDoor;
}

/** A backend on the in-memory identity service: no network, and no timers but where a window is waited for. */
export function createFakeBackend({ store, session: storage, now = Date.now, door }: FakeBackendOptions): AuthBackend {
  const session = new FakeSession(store, new VisitorSession(storage), now);
  const service = new FakeService(store, session, now);
  let providers: ProviderDoor | undefined = door;
  const theDoor = (): ProviderDoor => (providers ??= browserDoor());
  const recaptchaSiteKey = (): Promise<string> => service.ask('project', () => project.siteKey);

  return {
    ...emailOperations(service),
    ...phoneOperations(service, recaptchaSiteKey),
    ...federatedOperations(service, theDoor),
    ...secondFactorOperations(service),
    observeSession: (listener) => (service.disposed ? () => {} : session.app.observe(listener)),
    hasStoredSession: () => session.app.session !== null,
    async revalidateSession() {
      service.mustNotBeDisposed();
      await session.app.revalidate();
    },
    async signOut() {
      service.mustNotBeDisposed();
      await session.app.signOut();
    },
    async commit() {
      service.mustNotBeDisposed();
      return await session.commit();
    },
    async discard() {
      service.waiting = null;
      await session.discard();
    },
    prepare() {}, // everything is here already
    async dispose() {
      service.disposed = true;
      providers?.close();
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
        service.waiting = null;
        const additionalUserInfo = { isNewUser: false, providerId: null, profile: {} };
        return { user: stagedGuest, credential: null, operationType: 'signIn', additionalUserInfo };
      }
      const { guest } = session.app;
      if (guest && guest.tenantId === service.tenantId && !session.isStaged) {
        const additionalUserInfo = { isNewUser: false, providerId: null, profile: {} };
        return { user: session.settle(guest, null), credential: null, operationType: 'signIn', additionalUserInfo };
      }
      const entering = service.ask('guest sign-in', (realm) => ({ account: open(realm, {}), isNewUser: true }));
      return service.stagedBy(entering, about);
    },
    currentGuest: () => (service.disposed ? null : session.app.guestShown),
    async setDisplayName(displayName) {
      await session.forEntrant('setDisplayName', async (asking) => {
        await service.ask('naming', ({ state }) => {
          accountOfSession(state, asking.session).displayName = displayName;
        });
        session.rename(asking, displayName);
      });
    },
    credentialFromJSON,
    passwordCredential,
    googleCredential,
    recaptchaSiteKey,
    authorizedDomains: () => service.ask('project', () => project.domains),
  };
}
