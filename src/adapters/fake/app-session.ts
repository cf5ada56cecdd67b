import type { AuthUser } from '../auth-backend.ts';
import { AuthError } from '../auth-error.ts';
import { isGuest } from './service/accounts.ts';
import { createUnsignedJwt } from './service/jwt.ts';
import { isSessionEndedError } from '../shared/session-ended.ts';
import { SessionObservers } from '../shared/session-observers.ts';
import { toAuthUser } from './auth-user.ts';
import { handleRequest } from './service/handle-request.ts';
import { withAuthErrors } from './service/service-error.ts';
import type { Account } from './service/service-state.ts';
import { createIdTokenClaims, createSession, getSessionAccount, type Session } from './service/session.ts';
import type { StateStore } from './service/state-store.ts';
import type { StoredSession } from './stored-session.ts';

/** Somebody who signed in, and is not yet the app's user. */
export interface SignedInUser {
  readonly session: Session;
  readonly user: AuthUser;
}

/** The app's session, which the session storage keeps: who is in it, and what the app is told of that. */
export class FakeAppSession {
  readonly #store: StateStore;
  readonly #kept: StoredSession;
  readonly #now: () => number;
  readonly #staged: () => Session | null;
  readonly #reports = new SessionObservers();
  /** The app's user is the one who signed in, as the guest who was there: there is nothing to commit. */
  #settled: AuthUser | null = null;
  #begun = false;

  /** @param staged whose tokens may be asked for as well */
  constructor(store: StateStore, kept: StoredSession, now: () => number, staged: () => Session | null) {
    this.#store = store;
    this.#kept = kept;
    this.#now = now;
    this.#staged = staged;
  }

  observe(listener: (user: AuthUser | null) => void): () => void {
    const unsubscribe = this.#reports.add(listener);
    if (!this.#begun && this.#reports.latestUser === undefined) void this.#beginReports();
    this.#begun = true;
    return unsubscribe;
  }

  async revalidate(): Promise<void> {
    await this.#check(isSessionEndedError);
  }

  async signOut(): Promise<void> {
    this.#kept.write(null);
    this.#settled = null;
    this.#reports.publish(null);
  }

  /** Somebody else becomes the app's user. */
  replaceUser({ session, user }: SignedInUser): void {
    this.#kept.write(session);
    this.#settled = null;
    this.#publish(user);
  }

  close(): void {
    this.#begun = true;
    this.#settled = null;
    this.#reports.close();
  }

  /** The app's user is the one who signed in, if they are the app's still. The app hears of it with the commit. */
  awaitCommit(account: Account, providerId: string | null): void {
    if (this.#keepsOn(account, providerId)) this.#settled = this.toUser(account);
  }

  /** The app's user got another way in, which nobody waits for any more. It cannot be undone: the app hears of it. */
  publishUpgrade(account: Account, providerId: string | null): void {
    if (this.#keepsOn(account, providerId)) this.refreshUser(account);
  }

  endAwaitingCommit(): void {
    if (!this.#settled) return;
    const user = this.#settled;
    this.#settled = null;
    this.#publish(user);
  }

  get isAwaitingCommit(): boolean {
    return this.#settled !== null;
  }

  /** The app's user, if the one who signed in. */
  get userAwaitingCommit(): SignedInUser | null {
    const session = this.#settled && this.#kept.read();
    return this.#settled && session ? { session, user: this.#settled } : null;
  }

  renameUserAwaitingCommit(uid: string, displayName: string | null): void {
    if (this.#settled?.uid === uid) this.#settled = { ...this.#settled, displayName };
  }

  /** The account of the app's user, as the service has it. */
  get account(): Account | null {
    const kept = this.#kept.read();
    return this.#store.read().accounts.find(({ uid }) => uid === kept?.uid) ?? null;
  }

  /** The same, if it is a guest's. */
  get guest(): Account | null {
    const { account } = this;
    return account && isGuest(account) ? account : null;
  }

  /** The app's user, if a guest; null before the first report. */
  get currentGuest(): AuthUser | null {
    const { guest } = this;
    return guest && this.#reports.latestUser !== undefined ? this.toUser(guest) : null;
  }

  /** Null if nobody is signed in. */
  get session(): Session | null {
    return this.#kept.read();
  }

  /**
   * The same for an operation that needs it.
   *
   * @param operation what is asked for, to be told where nobody is signed in
   */
  requireSession(operation: string): Session {
    const { session } = this;
    if (session) return session;
    throw new AuthError('auth/user-token-expired', `Nobody is signed in who could ${operation}.`);
  }

  /** The app's user was asked for anew. */
  refreshUser(account: Account): void {
    if (this.#settled) this.#settled = this.toUser(account);
    else this.#publish(this.toUser(account));
  }

  /** The service was asked for the app's user, whose email has changed elsewhere: as the SDK does, they are asked for anew. */
  refreshIfEmailChanged(account: Account): void {
    const known = this.#settled ?? this.#reports.latestUser;
    if (known && known.email !== account.email) this.refreshUser(account);
  }

  /** Waits for what the service was asked for the app's user, who is no longer there if it says so; somebody else stays. */
  async signOutIfSessionEnded<T>(asked: Promise<T>): Promise<T> {
    const uid = this.session?.uid;
    try {
      return await asked;
    } catch (error) {
      if (isSessionEndedError(error) && this.session?.uid === uid) await this.signOut();
      throw error;
    }
  }

  /** The user of an account as it is now. */
  toUser(account: Account): AuthUser {
    return toAuthUser(account, () => withAuthErrors(this.#tokenOf(account.uid)));
  }

  async #tokenOf(uid: string): Promise<string> {
    const holder = [this.#kept.read(), this.#staged()].find((session) => session?.uid === uid);
    if (!holder) throw new AuthError('auth/user-token-expired', 'The session of this user has ended.');
    return createUnsignedJwt(createIdTokenClaims(getSessionAccount(this.#store.read(), holder), this.#now()));
  }

  /** Keeps the session that somebody has by another way in, unless the app's user is somebody else, or nobody, by now. */
  #keepsOn(account: Account, providerId: string | null): boolean {
    const isTheirs = this.#kept.read()?.uid === account.uid;
    if (isTheirs) this.#kept.write(createSession(account, providerId));
    return isTheirs;
  }

  #publish(user: AuthUser | null): void {
    if (!this.#settled) this.#reports.publish(user);
  }

  /** A new page asks whether the kept session still holds. As with the SDK, only a broken network leaves it open. */
  async #beginReports(): Promise<void> {
    await Promise.resolve();
    try {
      await this.#check(({ code }) => code !== 'auth/network-request-failed');
    } catch {
      this.#publish(this.account && this.toUser(this.account));
    }
  }

  async #check(ends: (refusal: AuthError) => boolean): Promise<void> {
    const kept = this.#kept.read();
    if (!kept) return this.#publish(null);
    // The visitor may have signed out, or in as somebody else, before the answer came: it is of no interest then.
    const isStillKept = (): boolean => JSON.stringify(this.#kept.read()) === JSON.stringify(kept);
    try {
      const answer = handleRequest(this.#store, 'session check', (state) => getSessionAccount(state, kept));
      const account = await withAuthErrors(answer);
      if (isStillKept()) this.#publish(this.toUser(account));
    } catch (error) {
      if (!(error instanceof AuthError) || !ends(error)) throw error;
      if (isStillKept()) await this.signOut();
    }
  }
}
