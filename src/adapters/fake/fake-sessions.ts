import type { AuthUser } from '../auth-backend.ts';
import { AuthError } from '../auth-error.ts';
import { isSessionEndedError } from '../shared/session-ended.ts';
import { FakeAppSession, type SignedInUser } from './app-session.ts';
import type { Account } from './service/service-state.ts';
import { createSession, type Session } from './service/session.ts';
import type { StateStore } from './service/state-store.ts';
import type { StoredSession } from './stored-session.ts';

/** For whom the service is asked something: whoever is staged, or the app's user, if the one who signed in. */
export interface SignedInSession {
  readonly session: Session;
  readonly isAppSession: boolean;
}

/** The two sessions of a visitor: the app's, and the staged one, which becomes the app's by a commit. */
export class FakeSessions {
  readonly app: FakeAppSession;
  #staged: SignedInUser | null = null;
  #discards = 0;

  constructor(store: StateStore, kept: StoredSession, now: () => number) {
    this.app = new FakeAppSession(store, kept, now, () => this.#staged?.session ?? null);
  }

  async commit(): Promise<AuthUser> {
    const entrant = this.#entrant('commit');
    this.app.replaceUser(entrant);
    this.#staged = null;
    return entrant.user;
  }

  async discard(): Promise<void> {
    this.#discards += 1;
    this.#staged = null;
    this.app.endAwaitingCommit();
  }

  async dispose(): Promise<void> {
    this.#staged = null;
    this.app.close();
  }

  /** To be called when a sign-in begins; what it answers says whether nothing was discarded since. */
  startAttempt(): () => boolean {
    const discards = this.#discards;
    return () => discards === this.#discards;
  }

  stage(account: Account, providerId: string | null): AuthUser {
    const user = this.app.toUser(account);
    this.#staged = { session: createSession(account, providerId), user };
    this.app.endAwaitingCommit();
    return user;
  }

  /** The app's guest is the one who signed in, if they are the app's user still. The app hears of it with the commit. */
  awaitCommit(account: Account, providerId: string | null): AuthUser {
    this.app.awaitCommit(account, providerId);
    if (this.app.isAwaitingCommit) this.#staged = null;
    return this.app.toUser(account);
  }

  /** The guest who is staged already, if it is a guest. */
  get stagedGuest(): AuthUser | undefined {
    return this.#staged?.user.isAnonymous ? this.#staged.user : undefined;
  }

  get isStaged(): boolean {
    return this.#staged !== null;
  }

  /** Something of whoever signed in has changed. Who else is there by now stays as they are. */
  refresh({ isAppSession: isApps }: SignedInSession, account: Account, providerId: string | null): AuthUser {
    if (isApps) return this.#refreshApps(account, providerId);
    if (this.#staged?.session.uid === account.uid) return this.stage(account, providerId);
    return this.app.toUser(account);
  }

  #refreshApps(account: Account, providerId: string | null): AuthUser {
    if (this.app.isAwaitingCommit) return this.awaitCommit(account, providerId);
    this.app.publishUpgrade(account, providerId);
    return this.app.toUser(account);
  }

  /** Whoever signed in is called so; of anything else that changed meanwhile a naming does not tell. */
  rename({ isAppSession: isApps, session }: SignedInSession, displayName: string): void {
    const named = displayName || null;
    if (isApps) this.app.renameUserAwaitingCommit(session.uid, named);
    else if (this.#staged?.session.uid === session.uid)
      this.#staged = { ...this.#staged, user: { ...this.#staged.user, displayName: named } };
  }

  /** Asks the service something for whoever signed in, who is no longer there if it says so; somebody else stays. */
  async runForSignedInUser<T>(operation: string, ask: (asking: SignedInSession) => Promise<T>): Promise<T> {
    const { session } = this.#entrant(operation);
    const isApps = !this.isStaged;
    const asked = ask({ session, isAppSession: isApps });
    if (isApps) return await this.app.signOutIfSessionEnded(asked);
    try {
      return await asked;
    } catch (error) {
      if (isSessionEndedError(error) && this.#staged?.session.uid === session.uid) this.#staged = null;
      throw error;
    }
  }

  #entrant(operation: string): SignedInUser {
    const entrant = this.#staged ?? this.app.userAwaitingCommit;
    if (entrant) return entrant;
    throw new AuthError('auth/internal-error', `${operation} needs a staged user, and nobody is staged.`);
  }
}
