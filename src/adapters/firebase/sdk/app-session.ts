import type { Auth, User, UserCredential } from 'firebase/auth';
import { isSessionEndedError } from '../../shared/session-ended.ts';
import type { SessionObservers } from '../../shared/session-observers.ts';
import { SessionPublisher } from './session-publisher.ts';
import { enterTenant } from '../app-tenant.ts';
import { getStoredSessionKey } from '../stored-session.ts';
import type { Snapshots } from './snapshots.ts';
import { toAuthError, withAuthErrors } from './to-auth-error.ts';

/** Stores and checks the app's user, reports changes of this user to the app, and upgrades a guest. */
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

  /** Resolves when the SDK has loaded the app's user. */
  get ready(): Promise<void> {
    return this.#publisher.ready;
  }

  /** Waits until the SDK has loaded the app's user. Returns this user if the user is a guest, and null otherwise. */
  async loadGuest(): Promise<User | null> {
    await this.#publisher.ready;
    return this.currentGuest;
  }

  /** The app's user if the user is a guest. Null for any other user, and until the SDK has loaded the user. */
  get currentGuest(): User | null {
    return this.user?.isAnonymous ? this.user : null;
  }

  /** True if the app's user is a guest whose sign-in or upgrade the widget has not committed yet. */
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
   * Upgrades the guest by linking a credential. The app's observers receive the upgraded user when the widget commits
   * the sign-in. If the visitor cancels during the linking, no commit follows, so the observers receive the user when
   * the linking ends.
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
   * Completes a redirect in which a guest has linked a provider. Makes the upgraded guest the app's user at once, but
   * notifies the app's observers only when the widget commits the sign-in.
   */
  async completeLinkRedirect(guest: User): Promise<void> {
    enterTenant(this.#auth, guest.tenantId);
    await this.#publisher.deferPublishingDuring(guest, async () => {
      await this.#auth.updateCurrentUser(guest);
      this.awaitCommit(guest);
    });
  }

  async replaceUser(user: User): Promise<void> {
    const previousUser = this.user;
    const previousTenant = this.#auth.tenantId;
    // Set the user's tenant first, because an `Auth` accepts only users of its own tenant.
    enterTenant(this.#auth, user.tenantId);
    try {
      await this.#auth.updateCurrentUser(user);
    } catch (error) {
      enterTenant(this.#auth, previousUser ? previousUser.tenantId : previousTenant);
      // The SDK sets `currentUser` before it stores the user. If storing has failed, set `currentUser` back to the
      // previous user. If this attempt fails, too, ignore the error, because the storage still contains the previous
      // user.
      if (this.user !== previousUser) await this.#auth.updateCurrentUser(previousUser).catch(() => {});
      throw toAuthError(error);
    }
  }

  /** Copies the session, if there is one, from this window's session storage to the storage of another window. */
  copyTo(storage: Storage): void {
    const key = getStoredSessionKey(this.#auth.config.apiKey, this.#auth.name);
    const session = sessionStorage.getItem(key);
    if (session !== null) storage.setItem(key, session);
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

  /** Reports the app's user to the app's observers, if the user has changed. */
  publish(): void {
    this.#publisher.publish();
  }

  stopPublishing(): void {
    this.#publisher.stop();
  }
}
