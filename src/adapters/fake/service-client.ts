import type { AuthResult, SignInMode } from '../auth-backend.ts';
import { AuthError } from '../auth-error.ts';
import type { ServiceOperation } from '../service-control.ts';
import { authErrorFromWireMessage } from '../shared/wire-error.ts';
import type { FakeSessions } from './fake-sessions.ts';
import type { CallContext, SignInOutcome } from './service/accounts.ts';
import { handleRequest } from './service/handle-request.ts';
import { withAuthErrors, ServiceError } from './service/service-error.ts';
import type { Account } from './service/service-state.ts';
import { createSession, getSessionAccount, type Session } from './service/session.ts';
import type { StateStore } from './service/state-store.ts';
import {
  addCredentialToConflict,
  toAuthResult,
  type CredentialInfo,
  type PendingSignIn,
  type SignInAttempt,
} from './sign-in-attempt.ts';

/** What the operations of a page on the in-memory service share. */
export class ServiceClient {
  readonly session: FakeSessions;
  readonly now: () => number;
  tenantId: string | null = null;
  pendingSignIn: PendingSignIn | null = null;
  disposed = false;
  readonly #store: StateStore;

  constructor(store: StateStore, session: FakeSessions, now: () => number) {
    this.#store = store;
    this.session = session;
    this.now = now;
  }

  throwIfDisposed(): void {
    if (this.disposed) throw new AuthError('auth/internal-error', 'The backend has been disposed.');
  }

  /** What the service knows now, without asking it. */
  get context(): CallContext {
    return { state: this.#store.read(), tenantId: this.tenantId, now: this.now() };
  }

  /** Asks the service, for the tenant of the moment or the one given. */
  async call<T>(
    operation: ServiceOperation,
    answer: (context: CallContext) => T,
    tenantId: string | null = this.tenantId,
  ): Promise<T> {
    this.throwIfDisposed();
    const asked = handleRequest(this.#store, operation, (state) => {
      this.throwIfDisposed(); // An answer that was held back may come after the page that asked has gone.
      return answer({ state, tenantId, now: this.now() });
    });
    return await withAuthErrors(asked);
  }

  /** Signs somebody in on the stage, or upgrades the guest. */
  async signIn({ upgradeGuest = false }: SignInMode, ways: SignInAttempt): Promise<AuthResult> {
    const guest = upgradeGuest ? this.session.app.guest : null;
    const isWanted = this.session.startAttempt();
    try {
      return await (guest ? this.#upgrade(guest, ways) : this.#signIn(ways));
    } catch (error) {
      throw isWanted() ? error : discarded(error);
    }
  }

  async #signIn({ operation, signIn, credentialInfo: about }: SignInAttempt): Promise<AuthResult> {
    const isWanted = this.session.startAttempt();
    const entering = this.call(operation, (context) => {
      const given = addCredentialToConflict(about, () => signIn(context));
      const { account } = given;
      if (account.secondFactors.length > 0) {
        if (isWanted())
          this.pendingSignIn = {
            outcome: given,
            session: createSession(account, about.providerId),
            credentialInfo: about,
          };
        throw new ServiceError('MULTI_FACTOR_AUTH_REQUIRED');
      }
      return given;
    });
    return await this.stage(entering, about);
  }

  /** Puts somebody on the stage, unless everything was discarded by the time that the answer comes. */
  async stage(entering: Promise<SignInOutcome>, about: CredentialInfo): Promise<AuthResult> {
    const isWanted = this.session.startAttempt();
    const { account, isNewUser } = await entering;
    if (!isWanted()) throw discarded();
    this.pendingSignIn = null;
    return toAuthResult(this.session.stage(account, about.providerId), 'signIn', isNewUser, about);
  }

  async #upgrade(
    guest: Account,
    { operation, link, credentialInfo: about, revalidatesGuest: asksFirst = true }: SignInAttempt,
  ): Promise<AuthResult> {
    const isWanted = this.session.startAttempt();
    if (asksFirst) await this.session.app.revalidate();
    const session = createSession(guest, null);
    const account = await this.session.app.signOutIfSessionEnded(this.#linked(operation, session, link, about));
    if (!isWanted()) {
      this.session.app.publishUpgrade(account, about.providerId);
      throw discarded();
    }
    const user = this.session.awaitCommit(account, about.providerId);
    return toAuthResult(user, 'link', about.upgradeIsNew ?? false, about);
  }

  /** Links something to whoever signed in. */
  async link(link: SignInAttempt['link'], about: CredentialInfo): Promise<AuthResult> {
    return await this.session.runForSignedInUser('linkCredential', async (asking) => {
      const { session } = asking;
      const known = await this.call('session check', ({ state }) => getSessionAccount(state, session));
      this.session.refresh(asking, known, session.signInProvider);
      if (known.providers.some(({ providerId }) => providerId === about.providerId)) {
        const { email = null, credential = null } = about;
        throw authErrorFromWireMessage('PROVIDER_ALREADY_LINKED', { email, credential });
      }
      const account = await this.#linked('linking', session, link, about);
      const user = this.session.refresh(asking, account, about.providerId);
      return toAuthResult(user, 'link', about.upgradeIsNew ?? false, about);
    });
  }

  async #linked(
    operation: ServiceOperation,
    session: Session,
    link: SignInAttempt['link'],
    about: CredentialInfo,
  ): Promise<Account> {
    return await this.call(operation, (context) => {
      const account = getSessionAccount(context.state, session);
      addCredentialToConflict(about, () => link({ ...context, tenantId: account.tenantId }, account));
      return account;
    });
  }
}

/** For whoever still waits for a sign-in that nobody wants any more. */
function discarded(cause?: unknown): AuthError {
  return new AuthError('auth/user-cancelled', 'The sign-in was discarded before its answer came.', { cause });
}
