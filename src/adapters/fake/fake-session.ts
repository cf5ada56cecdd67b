import type { AuthUser, SessionOperations } from '../auth-backend.ts';
import { AuthError } from '../auth-error.ts';
import { saysSessionEnded } from '../session-end.ts';
import { SessionReports } from '../session-reports.ts';
import { accountOfSession, sessionOf, type Session } from './accounts.ts';
import { idTokenOf, userOf } from './fake-user.ts';
import { receive } from './reception.ts';
import { inThePortsWords } from './refusal.ts';
import type { Account } from './service-state.ts';
import type { StateStore } from './state-store.ts';
import type { VisitorSession } from './visitor-session.ts';

/** Somebody who signed in, and is not yet the app's user. */
interface Staged {
  readonly session: Session;
  user: AuthUser;
}

/** The two sessions of a visitor: the app's, which the session storage keeps, and the staged one. */
export class FakeSession implements Omit<SessionOperations, 'prepare'> {
  readonly #store: StateStore;
  readonly #kept: VisitorSession;
  readonly #now: () => number;
  readonly #reports = new SessionReports();
  #staged: Staged | null = null;
  #begun = false;

  constructor(store: StateStore, kept: VisitorSession, now: () => number) {
    this.#store = store;
    this.#kept = kept;
    this.#now = now;
  }

  observeSession(listener: (user: AuthUser | null) => void): () => void {
    const unsubscribe = this.#reports.observe(listener);
    if (!this.#begun && this.#reports.user === undefined) void this.#begin();
    this.#begun = true;
    return unsubscribe;
  }

  async revalidateSession(): Promise<void> {
    await this.#check(saysSessionEnded);
  }

  async signOut(): Promise<void> {
    this.#kept.write(null);
    this.#reports.publish(null);
  }

  async commit(): Promise<AuthUser> {
    const { session, user } = this.#mustBeStaged('commit');
    this.#kept.write(session);
    this.#staged = null;
    this.#reports.publish(user);
    return user;
  }

  async discard(): Promise<void> {
    this.#staged = null;
  }

  async dispose(): Promise<void> {
    this.#begun = true;
    this.#staged = null;
    this.#reports.close();
  }

  stage(account: Account): AuthUser {
    const user = this.#shown(account);
    this.#staged = { session: sessionOf(account), user };
    return user;
  }

  /** The guest who is staged already, if it is a guest. */
  get stagedGuest(): AuthUser | undefined {
    return this.#staged?.user.isAnonymous ? this.#staged.user : undefined;
  }

  /** Names the staged user once the service took the name. A user whose account is gone is staged no more. */
  async nameStaged(displayName: string, tellService: (session: Session) => Promise<void>): Promise<void> {
    const staged = this.#mustBeStaged('setDisplayName');
    try {
      await tellService(staged.session);
      staged.user = { ...staged.user, displayName: displayName || null };
    } catch (error) {
      if (saysSessionEnded(error)) this.#staged = null;
      throw error;
    }
  }

  #mustBeStaged(operation: string): Staged {
    if (this.#staged) return this.#staged;
    throw new AuthError('auth/internal-error', `${operation} needs a staged user, and nobody is staged.`);
  }

  /** A new page asks whether the kept session still holds. As with the SDK, only a broken network leaves it open. */
  async #begin(): Promise<void> {
    await Promise.resolve();
    try {
      await this.#check(({ code }) => code !== 'auth/network-request-failed');
    } catch {
      const kept = this.#kept.read();
      const account = this.#store.read().accounts.find(({ uid }) => uid === kept?.uid);
      this.#reports.publish(account ? this.#shown(account) : null);
    }
  }

  async #check(ends: (refusal: AuthError) => boolean): Promise<void> {
    const kept = this.#kept.read();
    if (!kept) return this.#reports.publish(null);
    // The visitor may have signed out, or in as somebody else, before the answer came: it is of no interest then.
    const isStillKept = (): boolean => JSON.stringify(this.#kept.read()) === JSON.stringify(kept);
    try {
      const answer = receive(this.#store, 'session check', (state) => accountOfSession(state, kept));
      const account = await inThePortsWords(answer);
      if (isStillKept()) this.#reports.publish(this.#shown(account));
    } catch (error) {
      if (!(error instanceof AuthError) || !ends(error)) throw error;
      if (isStillKept()) await this.signOut();
    }
  }

  #shown(account: Account): AuthUser {
    return userOf(account, () => inThePortsWords(this.#tokenOf(account.uid)));
  }

  async #tokenOf(uid: string): Promise<string> {
    const holder = [this.#kept.read(), this.#staged?.session].find((session) => session?.uid === uid);
    if (!holder) throw new AuthError('auth/user-token-expired', 'The session of this user has ended.');
    return idTokenOf(accountOfSession(this.#store.read(), holder), this.#now());
  }
}
