import type { Auth, User, UserCredential } from 'firebase/auth';
import { isSessionEndedError } from '../../shared/session-ended.ts';
import type { SessionObservers } from '../../shared/session-observers.ts';
import { SessionPublisher } from './session-publisher.ts';
import { toAuthError, withAuthErrors } from './to-auth-error.ts';
import type { Snapshots } from './snapshots.ts';

/** The app's session: who is in it, and the upgrade of its guest. */
export class AppSession {
  readonly #auth: Auth;
  readonly #reports: SessionPublisher;

  /** @param reports is told of every change */
  constructor(auth: Auth, snapshots: Snapshots, reports: SessionObservers) {
    this.#auth = auth;
    this.#reports = new SessionPublisher(auth, snapshots, reports);
  }

  get user(): User | null {
    return this.#auth.currentUser;
  }

  /** The app's user, if a guest; waits until it is known. */
  async guest(): Promise<User | null> {
    await this.#reports.ready;
    return this.currentGuest;
  }

  get currentGuest(): User | null {
    return this.user?.isAnonymous ? this.user : null;
  }

  get isAwaitingCommit(): boolean {
    return this.#reports.isAwaitingCommit;
  }

  /** The guest who is there already is the one who signed in. */
  awaitCommit(guest: User): void {
    this.#reports.awaitCommit(guest);
  }

  endAwaitingCommit(): void {
    this.#reports.endAwaitingCommit();
  }

  /** Has the guest be linked, and be the one who signed in, if that is still wanted when the answer comes. */
  async upgrade(
    guest: User,
    link: (guest: User) => Promise<UserCredential>,
    isWanted: () => boolean,
  ): Promise<UserCredential> {
    this.#auth.tenantId = guest.tenantId;
    return await this.#reports.withholdDuring(guest, async () => {
      const given = await link(guest);
      if (isWanted()) this.awaitCommit(guest);
      return given;
    });
  }

  /** The guest was upgraded while the page was away. */
  async completeLinkRedirect(guest: User): Promise<void> {
    this.#auth.tenantId = guest.tenantId;
    await this.#reports.withholdDuring(guest, async () => {
      await this.#auth.updateCurrentUser(guest);
      this.awaitCommit(guest);
    });
  }

  /** Somebody else becomes the app's user. */
  async replaceUser(user: User): Promise<void> {
    this.#auth.tenantId = user.tenantId; // the SDK takes a user only for the tenant that it is set to
    const before = this.user;
    try {
      await this.#auth.updateCurrentUser(user);
    } catch (error) {
      // The SDK has put the user in before it fails to keep them. To put back who was there fails in the same way; that
      // user is stored still.
      this.#auth.tenantId = before?.tenantId ?? null;
      await this.#auth.updateCurrentUser(before).catch(() => {});
      throw toAuthError(error);
    }
  }

  async revalidate(): Promise<void> {
    await this.#reports.ready;
    try {
      await this.user?.reload();
    } catch (error) {
      const refusal = toAuthError(error);
      if (!isSessionEndedError(refusal)) throw refusal;
      await withAuthErrors(this.#auth.signOut());
    } finally {
      this.#reports.publish();
    }
  }

  async signOut(): Promise<void> {
    await withAuthErrors(this.#auth.signOut());
    this.endAwaitingCommit();
  }

  stopListening(): void {
    this.#reports.stop();
  }
}
