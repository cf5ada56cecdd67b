import type { AuthUser } from '../auth-backend.ts';
import { AuthError } from '../auth-error.ts';
import { saysSessionEnded } from '../shared/session-ended.ts';
import { sessionOf, type Session } from './service/password.ts';
import { FakeAppSession, type Entrant } from './app-session.ts';
import type { Account } from './service/service-state.ts';
import type { StateStore } from './service/state-store.ts';
import type { VisitorSession } from './stored-session.ts';

/** For whom the service is asked something: whoever is staged, or the app's user, if the one who signed in. */
export interface Asking {
  readonly session: Session;
  readonly isApps: boolean;
}

/** The two sessions of a visitor: the app's, and the staged one, which becomes the app's by a commit. */
export class FakeSession {
  readonly app: FakeAppSession;
  #staged: Entrant | null = null;
  #discards = 0;

  constructor(store: StateStore, kept: VisitorSession, now: () => number) {
    this.app = new FakeAppSession(store, kept, now, () => this.#staged?.session ?? null);
  }

  async commit(): Promise<AuthUser> {
    const entrant = this.#entrant('commit');
    this.app.take(entrant);
    this.#staged = null;
    return entrant.user;
  }

  async discard(): Promise<void> {
    this.#discards += 1;
    this.#staged = null;
    this.app.unsettle();
  }

  async dispose(): Promise<void> {
    this.#staged = null;
    this.app.close();
  }

  /** To be called when a sign-in begins; what it answers says whether nothing was discarded since. */
  begin(): () => boolean {
    const discards = this.#discards;
    return () => discards === this.#discards;
  }

  stage(account: Account, providerId: string | null): AuthUser {
    const user = this.app.shown(account);
    this.#staged = { session: sessionOf(account, providerId), user };
    this.app.unsettle();
    return user;
  }

  /** The app's guest is the one who signed in, if they are the app's user still. The app hears of it with the commit. */
  settle(account: Account, providerId: string | null): AuthUser {
    this.app.settle(account, providerId);
    if (this.app.isSettled) this.#staged = null;
    return this.app.shown(account);
  }

  /** The guest who is staged already, if it is a guest. */
  get stagedGuest(): AuthUser | undefined {
    return this.#staged?.user.isAnonymous ? this.#staged.user : undefined;
  }

  get isStaged(): boolean {
    return this.#staged !== null;
  }

  /** Something of whoever signed in has changed. Who else is there by now stays as they are. */
  refresh({ isApps }: Asking, account: Account, providerId: string | null): AuthUser {
    if (isApps) return this.#refreshApps(account, providerId);
    if (this.#staged?.session.uid === account.uid) return this.stage(account, providerId);
    return this.app.shown(account);
  }

  #refreshApps(account: Account, providerId: string | null): AuthUser {
    if (this.app.isSettled) return this.settle(account, providerId);
    this.app.takeUpgraded(account, providerId);
    return this.app.shown(account);
  }

  /** Whoever signed in is called so; of anything else that changed meanwhile a naming does not tell. */
  rename({ isApps, session }: Asking, displayName: string): void {
    const named = displayName || null;
    if (isApps) this.app.renameSettled(session.uid, named);
    else if (this.#staged?.session.uid === session.uid)
      this.#staged = { ...this.#staged, user: { ...this.#staged.user, displayName: named } };
  }

  /** Asks the service something for whoever signed in, who is no longer there if it says so; somebody else stays. */
  async forEntrant<T>(operation: string, ask: (asking: Asking) => Promise<T>): Promise<T> {
    const { session } = this.#entrant(operation);
    const isApps = !this.isStaged;
    const asked = ask({ session, isApps });
    if (isApps) return await this.app.forUser(asked);
    try {
      return await asked;
    } catch (error) {
      if (saysSessionEnded(error) && this.#staged?.session.uid === session.uid) this.#staged = null;
      throw error;
    }
  }

  #entrant(operation: string): Entrant {
    const entrant = this.#staged ?? this.app.settled;
    if (entrant) return entrant;
    throw new AuthError('auth/internal-error', `${operation} needs a staged user, and nobody is staged.`);
  }
}
