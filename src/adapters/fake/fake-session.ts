import type { AuthUser, SessionOperations } from '../auth-backend.ts';
import { AuthError } from '../auth-error.ts';
import { unsignedJwt } from '../jwt.ts';
import { saysSessionEnded } from '../session-end.ts';
import { SessionReports } from '../session-reports.ts';
import { accountOfSession, sessionOf, type Session } from './accounts.ts';
import { claimsOf, isGuest, userOf } from './fake-user.ts';
import { receive } from './reception.ts';
import { inThePortsWords } from './refusal.ts';
import type { Account } from './service-state.ts';
import type { StateStore } from './state-store.ts';
import type { VisitorSession } from './visitor-session.ts';

/** Somebody who signed in, and is not yet the app's user. */
interface Staged {
  readonly session: Session;
  readonly user: AuthUser;
}

/** The two sessions of a visitor: the app's, which the session storage keeps, and the staged one. */
export class FakeSession implements Omit<SessionOperations, 'prepare'> {
  readonly #store: StateStore;
  readonly #kept: VisitorSession;
  readonly #now: () => number;
  readonly #reports = new SessionReports();
  #staged: Staged | null = null;
  /** The app's user is the one who signed in, as the guest who was there: there is nothing to commit. */
  #settled: AuthUser | null = null;
  #begun = false;
  #discards = 0;

  constructor(store: StateStore, kept: VisitorSession, now: () => number) {
    this.#store = store;
    this.#kept = kept;
    this.#now = now;
  }

  observeSession(listener: (user: AuthUser | null) => void): () => void {
    const unsubscribe = this.#reports.observe(listener);
    if (!this.#begun && this.#reports.user === undefined) void this.#beginReports();
    this.#begun = true;
    return unsubscribe;
  }

  async revalidateSession(): Promise<void> {
    await this.#check(saysSessionEnded);
  }

  async signOut(): Promise<void> {
    this.#kept.write(null);
    this.#settled = null;
    this.#reports.publish(null);
  }

  async commit(): Promise<AuthUser> {
    const { session, user } = this.#entrant('commit');
    this.#kept.write(session);
    this.#staged = null;
    this.#settled = null;
    this.#publish(user);
    return user;
  }

  async discard(): Promise<void> {
    this.#discards += 1;
    this.#staged = null;
    this.#unsettle();
  }

  async dispose(): Promise<void> {
    this.#begun = true;
    this.#staged = null;
    this.#settled = null;
    this.#reports.close();
  }

  /** To be called when a sign-in begins; what it answers says whether nothing was discarded since. */
  begin(): () => boolean {
    const discards = this.#discards;
    return () => discards === this.#discards;
  }

  stage(account: Account, providerId: string | null): AuthUser {
    const user = this.#shown(account);
    this.#staged = { session: sessionOf(account, providerId), user };
    this.#unsettle();
    return user;
  }

  /** The app's guest is the one who signed in. The app hears of it with the commit. */
  settle(account: Account, providerId: string | null): AuthUser {
    this.#kept.write(sessionOf(account, providerId));
    this.#staged = null;
    this.#settled = this.#shown(account);
    return this.#settled;
  }

  /** The guest who is staged already, if it is a guest. */
  get stagedGuest(): AuthUser | undefined {
    return this.#staged?.user.isAnonymous ? this.#staged.user : undefined;
  }

  /** The account of the app's user, if it is a guest. */
  get guest(): Account | null {
    const account = this.#keptAccount();
    return account && isGuest(account) ? account : null;
  }

  get isStaged(): boolean {
    return this.#staged !== null;
  }

  /** The app's session; null if nobody is signed in. */
  get appSession(): Session | null {
    return this.#kept.read();
  }

  /** The account of the app's user, as the service has it. */
  get appAccount(): Account | null {
    return this.#keptAccount();
  }

  /** The app's user, if a guest; null before the first report. */
  get guestShown(): AuthUser | null {
    const { guest } = this;
    return guest && this.#reports.user !== undefined ? this.#shown(guest) : null;
  }

  /** The app's user was asked for anew. */
  renew(account: Account): void {
    if (this.#settled) this.#settled = this.#shown(account);
    else this.#publish(this.#shown(account));
  }

  /** Something of whoever signed in has changed. */
  refresh(account: Account, providerId: string | null): AuthUser {
    return this.#settled ? this.settle(account, providerId) : this.stage(account, providerId);
  }

  /** Whoever signed in is called so; of anything else that changed meanwhile a naming does not tell. */
  rename(displayName: string): void {
    const named = displayName || null;
    if (this.#settled) this.#settled = { ...this.#settled, displayName: named };
    else if (this.#staged) this.#staged = { ...this.#staged, user: { ...this.#staged.user, displayName: named } };
  }

  /** Asks the service something for whoever signed in, who is no longer there if it says so. */
  async forEntrant<T>(operation: string, ask: (session: Session) => Promise<T>): Promise<T> {
    const { session } = this.#entrant(operation);
    try {
      return await ask(session);
    } catch (error) {
      if (!saysSessionEnded(error)) throw error;
      if (this.#staged) this.#staged = null;
      else await this.signOut();
      throw error;
    }
  }

  /** The same for the app's user. */
  async forAppUser<T>(asked: Promise<T>): Promise<T> {
    try {
      return await asked;
    } catch (error) {
      if (saysSessionEnded(error)) await this.signOut();
      throw error;
    }
  }

  #entrant(operation: string): Staged {
    if (this.#staged) return this.#staged;
    const kept = this.#settled && this.#kept.read();
    if (this.#settled && kept) return { session: kept, user: this.#settled };
    throw new AuthError('auth/internal-error', `${operation} needs a staged user, and nobody is staged.`);
  }

  #unsettle(): void {
    if (!this.#settled) return;
    const user = this.#settled;
    this.#settled = null;
    this.#publish(user);
  }

  #keptAccount(): Account | null {
    const kept = this.#kept.read();
    return this.#store.read().accounts.find(({ uid }) => uid === kept?.uid) ?? null;
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
      const account = this.#keptAccount();
      this.#publish(account && this.#shown(account));
    }
  }

  async #check(ends: (refusal: AuthError) => boolean): Promise<void> {
    const kept = this.#kept.read();
    if (!kept) return this.#publish(null);
    // The visitor may have signed out, or in as somebody else, before the answer came: it is of no interest then.
    const isStillKept = (): boolean => JSON.stringify(this.#kept.read()) === JSON.stringify(kept);
    try {
      const answer = receive(this.#store, 'session check', (state) => accountOfSession(state, kept));
      const account = await inThePortsWords(answer);
      if (isStillKept()) this.#publish(this.#shown(account));
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
    return unsignedJwt(claimsOf(accountOfSession(this.#store.read(), holder), this.#now()));
  }
}
