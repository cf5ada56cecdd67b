import type { AuthUser } from '../auth-backend.ts';
import { AuthError } from '../auth-error.ts';
import { isSessionEndedError } from '../shared/session-ended.ts';
import { toAuthUser } from './auth-user.ts';
import { handleRequest } from './service/handle-request.ts';
import { createUnsignedJwt } from './service/jwt.ts';
import { withAuthErrors } from './service/service-error.ts';
import type { Account } from './service/service-state.ts';
import { createIdTokenClaims, createSession, getSessionAccount, type Session } from './service/session.ts';
import type { StateStore } from './service/state-store.ts';
import { SessionPublisher } from './session-publisher.ts';
import type { StoredSession } from './stored-session.ts';

export interface SignedInUser {
  readonly session: Session;
  readonly user: AuthUser;
}

/** Stores the app's session, checks it with the service and publishes the app's user. */
export class InMemoryAppSession {
  readonly #store: StateStore;
  readonly #stored: StoredSession;
  readonly #now: () => number;
  readonly #getStagedSession: () => Session | null;
  readonly #publisher = new SessionPublisher();
  #isPublishing = false;

  /**
   * @param getStagedSession returns the staged session (the hidden session of an unfinished sign-in); null if there is
   *   none
   */
  constructor(store: StateStore, stored: StoredSession, now: () => number, getStagedSession: () => Session | null) {
    this.#store = store;
    this.#stored = stored;
    this.#now = now;
    this.#getStagedSession = getStagedSession;
  }

  observe(listener: (user: AuthUser | null) => void): () => void {
    const unsubscribe = this.#publisher.add(listener);
    if (!this.#isPublishing && this.#publisher.latestUser === undefined) void this.#publishStoredSession();
    this.#isPublishing = true;
    return unsubscribe;
  }

  close(): void {
    this.#isPublishing = true;
    this.#publisher.close();
  }

  get session(): Session | null {
    return this.#stored.read();
  }

  /**
   * Returns the session of the app's user.
   *
   * @param operation the operation to name in the error message, such as `enrol a second factor`
   * @throws an `AuthError` with `auth/user-token-expired` if no user is signed in
   */
  requireSession(operation: string): Session {
    const { session } = this;
    if (session) return session;
    throw new AuthError('auth/user-token-expired', `No user is signed in who could ${operation}.`);
  }

  /** The app's user in the latest report to the observers. Undefined before the first report. */
  get reportedUser(): AuthUser | null | undefined {
    return this.#publisher.latestUser;
  }

  get account(): Account | null {
    const { session } = this;
    return this.#store.read().accounts.find(({ uid }) => uid === session?.uid) ?? null;
  }

  get guest(): Account | null {
    const { account } = this;
    return account && this.toUser(account).isAnonymous ? account : null;
  }

  /**
   * The app's user if this user is a guest; otherwise null. Also null before the first report to the observers. Until
   * then, the user is unknown, as in the Firebase SDK.
   */
  get currentGuest(): AuthUser | null {
    const { guest } = this;
    return guest && this.#publisher.latestUser !== undefined ? this.toUser(guest) : null;
  }

  /**
   * Converts an account to an `AuthUser`. Its method `getIdToken` rejects after the user's session has ended.
   *
   * @param signInProvider the claim `firebase.sign_in_provider` of the user's session. Defaults to the claim of the
   *   app's session
   */
  toUser(account: Account, signInProvider = this.session?.signInProvider ?? 'anonymous'): AuthUser {
    return toAuthUser(account, signInProvider, () => withAuthErrors(this.#createIdToken(account.uid)));
  }

  async revalidate(): Promise<void> {
    await this.#checkSession();
  }

  async signOut(): Promise<void> {
    this.#stored.write(null);
    this.#publisher.replace(null);
  }

  replaceUser({ session, user }: SignedInUser): void {
    this.#stored.write(session);
    this.#publisher.replace(user);
  }

  /**
   * Starts a new session if `account` belongs to the app's user, for example after the upgrade of a guest. The app gets
   * the changed user only when the widget calls `commit`.
   */
  awaitCommit(account: Account, providerId: string | null): void {
    if (this.#renewSession(account, providerId)) this.#publisher.awaitCommit(this.toUser(account));
  }

  get isAwaitingCommit(): boolean {
    return this.#publisher.userAwaitingCommit !== null;
  }

  get userAwaitingCommit(): SignedInUser | null {
    const user = this.#publisher.userAwaitingCommit;
    const session = user && this.#stored.read();
    return session ? { session, user } : null;
  }

  endAwaitingCommit(): void {
    this.#publisher.endAwaitingCommit();
  }

  renameUserAwaitingCommit(uid: string, displayName: string | null): void {
    const user = this.#publisher.userAwaitingCommit;
    if (user?.uid === uid) this.#publisher.awaitCommit({ ...user, displayName });
  }

  /**
   * Starts a new session and reports the changed user to the app, if `account` belongs to the app's user. Called if no
   * `commit` will report this change, for example because the visitor has abandoned the sign-in.
   */
  publishChangedUser(account: Account, providerId: string | null): void {
    if (this.#renewSession(account, providerId)) this.refreshUser(account);
  }

  /**
   * Stores a session of the app's user and reports the changed user to the app. Does nothing if another user has signed
   * in meanwhile, or if the user has signed out.
   */
  updateUser(account: Account, session: Session): void {
    if (this.session?.uid !== account.uid) return;
    this.#stored.write(session);
    this.refreshUser(account);
  }

  refreshUser(account: Account): void {
    this.#publisher.refresh(this.toUser(account));
  }

  /** Like the SDK, updates the app's user if the email was changed in another browser. */
  refreshIfEmailChanged(account: Account): void {
    const user = this.#publisher.userAwaitingCommit ?? this.#publisher.latestUser;
    if (user && user.email !== account.email) this.refreshUser(account);
  }

  /** Waits for a call that acts for the app's user. Signs the user out if the session has ended. */
  async signOutIfSessionEnded<T>(call: Promise<T>): Promise<T> {
    const uid = this.session?.uid;
    try {
      return await call;
    } catch (error) {
      if (isSessionEndedError(error) && this.session?.uid === uid) await this.signOut();
      throw error;
    }
  }

  async #createIdToken(uid: string): Promise<string> {
    const session = [this.#stored.read(), this.#getStagedSession()].find((candidate) => candidate?.uid === uid);
    if (!session) throw new AuthError('auth/user-token-expired', 'The session of this user has ended.');
    return createUnsignedJwt(createIdTokenClaims(getSessionAccount(this.#store.read(), session), this.#now()));
  }

  /**
   * If the account belongs to the app's user, starts a new session for this user and returns true. Otherwise, returns
   * false.
   */
  #renewSession(account: Account, providerId: string | null): boolean {
    const isAppUser = this.#stored.read()?.uid === account.uid;
    if (isAppUser) this.#stored.write(createSession(account, providerId));
    return isAppUser;
  }

  /**
   * Checks the stored session when a page opens, and reports its user to the app. Like the SDK from version 13.1 on,
   * also reports the user if the check fails, for example with a network error.
   */
  async #publishStoredSession(): Promise<void> {
    await Promise.resolve();
    try {
      await this.#checkSession();
    } catch {
      this.#publisher.publish(this.account && this.toUser(this.account));
    }
  }

  async #checkSession(): Promise<void> {
    const checked = this.#stored.read();
    if (!checked) return this.#publisher.publish(null);
    // Returns false if the stored session has changed during the check, for example because the user has signed out.
    const isCurrent = (): boolean => JSON.stringify(this.#stored.read()) === JSON.stringify(checked);
    try {
      const answer = handleRequest(this.#store, 'session check', (state) => getSessionAccount(state, checked));
      const account = await withAuthErrors(answer);
      if (isCurrent()) this.#publisher.publish(this.toUser(account));
    } catch (error) {
      if (!isSessionEndedError(error)) throw error;
      if (isCurrent()) await this.signOut();
    }
  }
}
