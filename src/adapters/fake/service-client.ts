import type { AuthResult, SignInMode } from '../auth-backend.ts';
import { AuthError } from '../auth-error.ts';
import type { ServiceOperation } from '../service-control.ts';
import { errorOfWireMessage } from '../shared/wire-error.ts';
import { accountOfSession, sessionOf, type Entered, type Session } from './service/password.ts';
import type { FakeSession } from './fake-sessions.ts';
import type { Realm } from './service/accounts.ts';
import { receive } from './service/handle-request.ts';
import { inThePortsWords, WireRefusal } from './service/service-error.ts';
import type { Account } from './service/service-state.ts';
import type { StateStore } from './service/state-store.ts';
import { inTheWordsOf, resultOf, type About, type Waiting, type Ways } from './sign-in-attempt.ts';

/** What the operations of a page on the in-memory service share. */
export class FakeService {
  readonly session: FakeSession;
  readonly now: () => number;
  tenantId: string | null = null;
  waiting: Waiting | null = null;
  disposed = false;
  readonly #store: StateStore;

  constructor(store: StateStore, session: FakeSession, now: () => number) {
    this.#store = store;
    this.session = session;
    this.now = now;
  }

  mustNotBeDisposed(): void {
    if (this.disposed) throw new AuthError('auth/internal-error', 'The backend has been disposed.');
  }

  /** What the service knows now, without asking it. */
  get realm(): Realm {
    return { state: this.#store.read(), tenantId: this.tenantId, now: this.now() };
  }

  /** Asks the service, for the tenant of the moment or the one given. */
  async ask<T>(
    operation: ServiceOperation,
    answer: (realm: Realm) => T,
    tenantId: string | null = this.tenantId,
  ): Promise<T> {
    this.mustNotBeDisposed();
    const asked = receive(this.#store, operation, (state) => {
      this.mustNotBeDisposed(); // An answer that was held back may come after the page that asked has gone.
      return answer({ state, tenantId, now: this.now() });
    });
    return await inThePortsWords(asked);
  }

  /** Signs somebody in on the stage, or upgrades the guest. */
  async enter({ upgradeGuest = false }: SignInMode, ways: Ways): Promise<AuthResult> {
    const guest = upgradeGuest ? this.session.app.guest : null;
    const isWanted = this.session.begin();
    try {
      return await (guest ? this.#upgrade(guest, ways) : this.#signIn(ways));
    } catch (error) {
      throw isWanted() ? error : discarded(error);
    }
  }

  async #signIn({ operation, signIn, about }: Ways): Promise<AuthResult> {
    const isWanted = this.session.begin();
    const entering = this.ask(operation, (realm) => {
      const given = inTheWordsOf(about, () => signIn(realm));
      const { account } = given;
      if (account.secondFactors.length > 0) {
        if (isWanted()) this.waiting = { entered: given, session: sessionOf(account, about.providerId), about };
        throw new WireRefusal('MULTI_FACTOR_AUTH_REQUIRED');
      }
      return given;
    });
    return await this.stagedBy(entering, about);
  }

  /** Puts somebody on the stage, unless everything was discarded by the time that the answer comes. */
  async stagedBy(entering: Promise<Entered>, about: About): Promise<AuthResult> {
    const isWanted = this.session.begin();
    const { account, isNewUser } = await entering;
    if (!isWanted()) throw discarded();
    this.waiting = null;
    return resultOf(this.session.stage(account, about.providerId), 'signIn', isNewUser, about);
  }

  async #upgrade(guest: Account, { operation, link, about, asksFirst = true }: Ways): Promise<AuthResult> {
    const isWanted = this.session.begin();
    if (asksFirst) await this.session.app.revalidate();
    const session = sessionOf(guest, null);
    const account = await this.session.app.forUser(this.#linked(operation, session, link, about));
    if (!isWanted()) {
      this.session.app.takeUpgraded(account, about.providerId);
      throw discarded();
    }
    const user = this.session.settle(account, about.providerId);
    return resultOf(user, 'link', about.upgradeIsNew ?? false, about);
  }

  /** Links something to whoever signed in. */
  async link(link: Ways['link'], about: About): Promise<AuthResult> {
    return await this.session.forEntrant('linkCredential', async (asking) => {
      const { session } = asking;
      const known = await this.ask('session check', ({ state }) => accountOfSession(state, session));
      this.session.refresh(asking, known, session.signInProvider);
      if (known.providers.some(({ providerId }) => providerId === about.providerId)) {
        const { email = null, credential = null } = about;
        throw errorOfWireMessage('PROVIDER_ALREADY_LINKED', { email, credential });
      }
      const account = await this.#linked('linking', session, link, about);
      const user = this.session.refresh(asking, account, about.providerId);
      return resultOf(user, 'link', about.upgradeIsNew ?? false, about);
    });
  }

  async #linked(operation: ServiceOperation, session: Session, link: Ways['link'], about: About): Promise<Account> {
    return await this.ask(operation, (realm) => {
      const account = accountOfSession(realm.state, session);
      inTheWordsOf(about, () => link({ ...realm, tenantId: account.tenantId }, account));
      return account;
    });
  }
}

/** For whoever still waits for a sign-in that nobody wants any more. */
function discarded(cause?: unknown): AuthError {
  return new AuthError('auth/user-cancelled', 'The sign-in was discarded before its answer came.', { cause });
}
