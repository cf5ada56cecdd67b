import type { Auth, User, UserCredential } from 'firebase/auth';
import { isSessionEndedError } from '../../shared/session-ended.ts';
import type { SessionObservers } from '../../shared/session-observers.ts';
import { SessionPublisher } from './session-publisher.ts';
import { enterTenant } from '../app-tenant.ts';
import type { Snapshots } from './snapshots.ts';
import { toAuthError, withAuthErrors } from './to-auth-error.ts';

/** Holds the app's session: stores, checks and publishes the app's user, and upgrades a guest. */
export class AppSession {
  readonly #auth: Auth;
  readonly #publisher: SessionPublisher;

  constructor(auth: Auth, snapshots: Snapshots, observers: SessionObservers) {
    this.#auth = auth;
    this.#publisher = new SessionPublisher(auth, snapshots, observers);
  }

  get user(): User | null {
    return this.#auth.currentUser;
  }

  /** Returns the app's user if that user is a guest; otherwise null. Waits until the SDK has loaded the user. */
  async loadGuest(): Promise<User | null> {
    await this.#publisher.ready;
    return this.currentGuest;
  }

  /** The app's user if that user is a guest; otherwise null. Also null until the SDK has loaded the user. */
  get currentGuest(): User | null {
    return this.user?.isAnonymous ? this.user : null;
  }

  /** Whether the app's user is a guest whose sign-in or upgrade has not been published yet. */
  get isAwaitingCommit(): boolean {
    return this.#publisher.isAwaitingCommit;
  }

  awaitCommit(guest: User): void {
    this.#publisher.awaitCommit(guest);
  }

  endAwaitingCommit(): void {
    this.#publisher.endAwaitingCommit();
  }

  /**
   * Upgrades the guest by linking a credential. The upgraded guest is published at the commit. If the sign-in attempt
   * was discarded meanwhile, the guest is published immediately.
   */
  async upgrade(
    guest: User,
    link: (guest: User) => Promise<UserCredential>,
    isCurrentAttempt: () => boolean,
  ): Promise<UserCredential> {
    enterTenant(this.#auth, guest.tenantId);
    return await this.#publisher.deferPublishingDuring(guest, async () => {
      const result = await link(guest);
      if (isCurrentAttempt()) this.awaitCommit(guest);
      return result;
    });
  }

  /**
   * Completes a redirect that linked this guest to a provider. The guest becomes the app's user, and is published at
   * the commit.
   */
  async completeLinkRedirect(guest: User): Promise<void> {
    enterTenant(this.#auth, guest.tenantId);
    await this.#publisher.deferPublishingDuring(guest, async () => {
      await this.#auth.updateCurrentUser(guest);
      this.awaitCommit(guest);
    });
  }

  /** Makes a staged user the app's user. */
  async replaceUser(user: User): Promise<void> {
    const previousUser = this.user;
    const previousTenant = this.#auth.tenantId;
    enterTenant(this.#auth, user.tenantId); // An `Auth` rejects users of any other tenant than its own.
    try {
      await this.#auth.updateCurrentUser(user);
    } catch (error) {
      enterTenant(this.#auth, previousUser ? previousUser.tenantId : previousTenant);
      // The SDK switches to the new user even if it cannot store that user, so switch back. Ignore the error of
      // switching back: the SDK cannot store the previous user either, but the storage still contains that user. If the
      // app's `beforeAuthStateChanged` has refused the new user, the SDK has not switched.
      if (this.user !== previousUser) await this.#auth.updateCurrentUser(previousUser).catch(() => {});
      throw toAuthError(error);
    }
  }

  async revalidate(): Promise<void> {
    await this.#publisher.ready;
    try {
      await this.user?.reload();
    } catch (error) {
      const authError = toAuthError(error);
      if (!isSessionEndedError(authError)) throw authError;
      await withAuthErrors(this.#auth.signOut());
    } finally {
      this.#publisher.publish();
    }
  }

  async signOut(): Promise<void> {
    await withAuthErrors(this.#auth.signOut());
    this.endAwaitingCommit();
  }

  stopPublishing(): void {
    this.#publisher.stop();
  }
}
