import type { AuthUser } from '../auth-backend.ts';
import { AuthError } from '../auth-error.ts';
import { throwIfOtherUser } from '../shared/throw-if-other-user.ts';
import { isSessionEndedError } from '../shared/session-ended.ts';
import { InMemoryAppSession, type SignedInUser } from './app-session.ts';
import type { Account } from './service/service-state.ts';
import { createSession, type Session } from './service/session.ts';
import type { StateStore } from './service/state-store.ts';
import type { StoredSession } from './stored-session.ts';

/**
 * The session of the user who has just signed in. An upgraded guest is in the app's session. Any other user is in the
 * staged session, which the app does not see.
 */
export interface SignedInSession {
  readonly session: Session;
  readonly isAppSession: boolean;
}

/** The app's session, and the session of a user who has just signed in. `commit` makes this user the app's user. */
export class InMemorySessions {
  readonly app: InMemoryAppSession;
  #staged: SignedInUser | null = null;
  /** The time of the unfinished sign-in (`#staged`), in milliseconds since the Unix epoch. */
  #stagedSignInAt = 0;
  #endedAttempts = 0;
  #abandoning = new AbortController();

  constructor(store: StateStore, stored: StoredSession, now: () => number) {
    this.app = new InMemoryAppSession(store, stored, now, () => this.#staged?.session ?? null);
  }

  async commit(uid?: string): Promise<AuthUser> {
    const signedIn = this.#getSignedInUser('commit');
    throwIfOtherUser(signedIn.user, uid);
    this.app.replaceUser(signedIn);
    this.#staged = null;
    return signedIn.user;
  }

  async discard(signOutGuest: boolean): Promise<void> {
    this.abandonSignIn();
    this.#staged = null;
    const isUpgraded = this.app.userAwaitingCommit?.user.isAnonymous === false;
    if (isUpgraded && signOutGuest) await this.app.signOut();
    else this.app.endAwaitingCommit();
  }

  /**
   * Signal for the sign-ins that are running now. `abandonSignIn` aborts the signal, and creates a new one for later
   * sign-ins.
   */
  get abandoned(): AbortSignal {
    return this.#abandoning.signal;
  }

  abandonSignIn(): void {
    this.#endedAttempts += 1;
    this.#abandoning.abort();
    this.#abandoning = new AbortController();
  }

  async dispose(): Promise<void> {
    this.#staged = null;
    this.app.close();
  }

  startAttempt(): () => boolean {
    const endedAttempts = this.#endedAttempts;
    return () => endedAttempts === this.#endedAttempts;
  }

  stageUser(account: Account, providerId: string | null): AuthUser {
    const session = createSession(account, providerId);
    const user = this.app.toUser(account, session.signInProvider);
    this.#staged = { session, user };
    this.#stagedSignInAt = account.lastSignInAt;
    this.app.endAwaitingCommit();
    return user;
  }

  /**
   * Records a change of the app's user, for example the upgrade of a guest. The app gets the changed user when the
   * widget calls `commit`.
   */
  awaitCommit(account: Account, providerId: string | null): AuthUser {
    this.app.awaitCommit(account, providerId);
    if (this.app.isAwaitingCommit) this.#staged = null;
    return this.app.toUser(account);
  }

  get stagedGuest(): AuthUser | undefined {
    return this.#staged?.user.isAnonymous ? this.#staged.user : undefined;
  }

  get isStaged(): boolean {
    return this.#staged !== null;
  }

  /**
   * The `uid` of the staged user (signed in, but not the app's user yet), and the time of this sign-in. Null if there
   * is no staged user.
   */
  get stagedSignIn(): { readonly uid: string; readonly signInAt: number } | null {
    return this.#staged && { uid: this.#staged.user.uid, signInAt: this.#stagedSignInAt };
  }

  /**
   * Returns a new user object with the changed data of `account`. If this account is still signed in, the new object
   * replaces the previous user object.
   */
  refresh({ isAppSession }: SignedInSession, account: Account, providerId: string | null): AuthUser {
    if (isAppSession) return this.#refreshAppUser(account, providerId);
    if (this.#staged?.session.uid === account.uid) return this.stageUser(account, providerId);
    return this.app.toUser(account);
  }

  #refreshAppUser(account: Account, providerId: string | null): AuthUser {
    if (this.app.isAwaitingCommit) return this.awaitCommit(account, providerId);
    this.app.publishChangedUser(account, providerId);
    return this.app.toUser(account);
  }

  /** Sets the user's name. Updates no other property, because the service's response contains only the name. */
  rename({ isAppSession, session }: SignedInSession, displayName: string): void {
    const newName = displayName || null;
    if (isAppSession) this.app.renameUserAwaitingCommit(session.uid, newName);
    else if (this.#staged?.session.uid === session.uid) {
      this.#staged = { ...this.#staged, user: { ...this.#staged.user, displayName: newName } };
    }
  }

  /**
   * Calls the service in the session of the signed-in user. If the call fails because the session has ended, drops the
   * user.
   *
   * @param operation name of the operation, for the error's message
   * @throws an `AuthError` with `auth/internal-error` if no user is signed in
   */
  async runForSignedInUser<T>(operation: string, call: (signedIn: SignedInSession) => Promise<T>): Promise<T> {
    const { session } = this.#getSignedInUser(operation);
    const isAppSession = !this.isStaged;
    const answer = call({ session, isAppSession });
    if (isAppSession) return await this.app.signOutIfSessionEnded(answer);
    try {
      return await answer;
    } catch (error) {
      if (isSessionEndedError(error) && this.#staged?.session.uid === session.uid) this.#staged = null;
      throw error;
    }
  }

  /** The session of the user whom `commit` has not yet reported to the app: a staged user or an upgraded guest. */
  get signedInSession(): Session | null {
    return this.#signedInUser?.session ?? null;
  }

  /** Whether there is a user whom `commit` has not yet reported to the app: a staged user or an upgraded guest. */
  get hasSignedInUser(): boolean {
    return this.#signedInUser !== null;
  }

  get #signedInUser(): SignedInUser | null {
    return this.#staged ?? this.app.userAwaitingCommit;
  }

  #getSignedInUser(operation: string): SignedInUser {
    if (this.#signedInUser) return this.#signedInUser;
    throw new AuthError('auth/internal-error', `${operation} needs a staged user, but none is staged.`);
  }
}
