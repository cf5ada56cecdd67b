import type { AuthResult, SignInMode } from '../auth-backend.ts';
import { AuthError } from '../auth-error.ts';
import type { ServiceOperation } from '../service-control.ts';
import { ClosedSignUp } from '../shared/closed-sign-up.ts';
import { createDiscardedError } from '../shared/discarded-error.ts';
import { authErrorFromWireMessage } from '../shared/wire-error.ts';
import type { InMemorySessions } from './in-memory-sessions.ts';
import { deleteAccount, type CallContext, type SignInOutcome } from './service/accounts.ts';
import { handleRequest } from './service/handle-request.ts';
import { ServiceError, withAuthErrors } from './service/service-error.ts';
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

/** A page's connection to the in-memory service. All operations of the backend share this connection. */
export class ServiceClient {
  readonly sessions: InMemorySessions;
  readonly now: () => number;
  readonly closedSignUp = new ClosedSignUp();
  tenantId: string | null = null;
  pendingSignIn: PendingSignIn | null = null;
  isDisposed = false;
  readonly #store: StateStore;

  constructor(store: StateStore, sessions: InMemorySessions, now: () => number) {
    this.#store = store;
    this.sessions = sessions;
    this.now = now;
  }

  throwIfDisposed(): void {
    if (this.isDisposed) throw new AuthError('auth/internal-error', 'The backend has been disposed.');
  }

  /**
   * The service's current state, the tenant and the time. Reading them is not a call, so `ServiceControl.count` does
   * not count it.
   */
  get context(): CallContext {
    return { state: this.#store.read(), tenantId: this.tenantId, now: this.now() };
  }

  /**
   * Makes one call of the in-memory service: `run` reads or changes the service's state, and returns the answer.
   *
   * @param tenantId defaults to the current tenant
   * @throws an `AuthError`
   */
  async call<T>(
    operation: ServiceOperation,
    run: (context: CallContext) => T,
    tenantId: string | null = this.tenantId,
  ): Promise<T> {
    this.throwIfDisposed();
    const answer = handleRequest(this.#store, operation, (state) => {
      this.throwIfDisposed(); // The backend may have been disposed of while the answer was delayed.
      return run({ state, tenantId, now: this.now() });
    });
    return await withAuthErrors(answer);
  }

  findGuestToUpgrade({ upgradeGuest = false }: SignInMode): Account | null {
    return upgradeGuest && !this.closedSignUp.isClosed ? this.sessions.app.guest : null;
  }

  async signIn(mode: SignInMode, attempt: SignInAttempt): Promise<AuthResult> {
    const guest = this.findGuestToUpgrade(mode);
    const isCurrent = this.sessions.startAttempt();
    try {
      return await (guest ? this.#upgrade(guest, attempt) : this.#signInStaged(attempt));
    } catch (error) {
      throw isCurrent() ? error : createDiscardedError(error);
    }
  }

  async #signInStaged(attempt: SignInAttempt): Promise<AuthResult> {
    const { operation, signIn, credentialInfo, asksForSecondFactor = true } = attempt;
    const isCurrent = this.sessions.startAttempt();
    const signingIn = this.call(operation, (context) => {
      const outcome = addCredentialToConflict(credentialInfo, () => signIn(context));
      const { account } = outcome;
      account.lastSignInAt = context.now;
      if (account.secondFactors.length > 0 && asksForSecondFactor) {
        const session = createSession(account, credentialInfo.providerId);
        if (isCurrent()) this.pendingSignIn = { outcome, session, credentialInfo };
        throw new ServiceError('MULTI_FACTOR_AUTH_REQUIRED');
      }
      return outcome;
    });
    return await this.stageUser(signingIn, credentialInfo);
  }

  /**
   * Waits for a sign-in, and hides its user from the app until `commit`. Rejects with `auth/user-cancelled` if
   * `abandonSignIn` is called meanwhile.
   */
  async stageUser(signingIn: Promise<SignInOutcome>, credentialInfo: CredentialInfo): Promise<AuthResult> {
    const isCurrent = this.sessions.startAttempt();
    const refuseNewUser = this.closedSignUp.startSignIn();
    const { account, isNewUser } = await signingIn;
    const { uid } = account;
    await refuseNewUser({ uid, isNewUser }, () =>
      this.call('account deletion', (context) => deleteAccount(context, uid)),
    );
    if (!isCurrent()) throw createDiscardedError(undefined, isNewUser ? uid : undefined);
    this.pendingSignIn = null;
    const user = this.sessions.stageUser(account, credentialInfo.signInProvider ?? credentialInfo.providerId);
    return toAuthResult(user, 'signIn', isNewUser, credentialInfo);
  }

  async #upgrade(guest: Account, attempt: SignInAttempt): Promise<AuthResult> {
    const { operation, link, credentialInfo, revalidatesGuest = true } = attempt;
    const isCurrent = this.sessions.startAttempt();
    if (revalidatesGuest) await this.sessions.app.revalidate();
    const session = createSession(guest, null);
    const linking = this.#callLink(operation, session, link, credentialInfo);
    const account = await this.sessions.app.signOutIfSessionEnded(linking);
    if (!isCurrent()) {
      this.sessions.app.publishChangedUser(account, credentialInfo.providerId);
      throw createDiscardedError(undefined, account.uid);
    }
    const user = this.sessions.awaitCommit(account, credentialInfo.providerId);
    return toAuthResult(user, 'link', credentialInfo.upgradeIsNew ?? false, credentialInfo);
  }

  async linkCredential({ link, credentialInfo }: SignInAttempt): Promise<AuthResult> {
    return await this.sessions.runForSignedInUser('linkCredential', async (signedIn) => {
      const { session } = signedIn;
      const present = await this.call('session check', ({ state }) => getSessionAccount(state, session));
      this.sessions.refresh(signedIn, present, session.signInProvider);
      if (present.providers.some(({ providerId }) => providerId === credentialInfo.providerId)) {
        const { email = null, credential = null } = credentialInfo;
        throw authErrorFromWireMessage('PROVIDER_ALREADY_LINKED', { email, credential });
      }
      const account = await this.#callLink('linking', session, link, credentialInfo);
      const user = this.sessions.refresh(signedIn, account, credentialInfo.providerId);
      return toAuthResult(user, 'link', credentialInfo.upgradeIsNew ?? false, credentialInfo);
    });
  }

  async #callLink(
    operation: ServiceOperation,
    session: Session,
    link: SignInAttempt['link'],
    credentialInfo: CredentialInfo,
  ): Promise<Account> {
    return await this.call(operation, (context) => {
      const account = getSessionAccount(context.state, session);
      addCredentialToConflict(credentialInfo, () => link({ ...context, tenantId: account.tenantId }, account));
      return account;
    });
  }
}
