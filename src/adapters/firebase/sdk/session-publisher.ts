import { onIdTokenChanged, type Auth, type User } from 'firebase/auth';
import type { SessionObservers } from '../../shared/session-observers.ts';
import type { Snapshots } from './snapshots.ts';

/**
 * Reports the app's user to the app's observers. During the upgrade of a guest, holds back the reports about the guest
 * until the upgrade fails or the widget calls `commit`.
 */
export class SessionPublisher {
  /** Resolves when the SDK has loaded the app's user. */
  readonly ready: Promise<void>;
  readonly #auth: Auth;
  readonly #snapshots: Snapshots;
  readonly #observers: SessionObservers;
  readonly #unsubscribe: () => void;
  /**
   * The running upgrades of guests. Contains objects instead of uids, because a guest can have two upgrades at the same
   * time: the end of the first upgrade must not remove the uid that the second upgrade still needs.
   */
  readonly #upgrades = new Set<{ readonly uid: string }>();
  #uidAwaitingCommit: string | null = null;

  constructor(auth: Auth, snapshots: Snapshots, observers: SessionObservers) {
    this.#auth = auth;
    this.#snapshots = snapshots;
    this.#observers = observers;
    let unsubscribe = (): void => {};
    this.ready = new Promise((resolve) => {
      unsubscribe = onIdTokenChanged(auth, () => {
        this.publish();
        resolve();
      });
    });
    this.#unsubscribe = unsubscribe;
  }

  get isAwaitingCommit(): boolean {
    return this.#uidAwaitingCommit !== null && this.#uidAwaitingCommit === this.#auth.currentUser?.uid;
  }

  /**
   * Holds back all reports about this user until {@link endAwaitingCommit} is called. Has no effect if the app's user
   * is a different user.
   */
  awaitCommit({ uid }: User): void {
    if (this.#auth.currentUser?.uid === uid) this.#uidAwaitingCommit = uid;
    this.publish();
  }

  /** Stops holding back the user of {@link awaitCommit}, and reports the app's user to the observers. */
  endAwaitingCommit(): void {
    const { isAwaitingCommit } = this;
    this.#uidAwaitingCommit = null;
    if (isAwaitingCommit) this.#publishNow();
    else this.publish();
  }

  /** Runs the upgrade of a guest. Reports changes of the guest to the observers only after the upgrade has ended. */
  async deferPublishingDuring<T>({ uid }: User, upgrade: () => Promise<T>): Promise<T> {
    const runningUpgrade = { uid };
    this.#upgrades.add(runningUpgrade);
    try {
      return await upgrade();
    } finally {
      this.#upgrades.delete(runningUpgrade);
      this.publish();
    }
  }

  /**
   * Reports the app's user to the observers, or null after a sign-out. Does nothing while reports about this user are
   * held back, by {@link awaitCommit} or by a running upgrade.
   */
  publish(): void {
    const user = this.#auth.currentUser;
    if (!user || !this.#isPublishingDeferred(user)) this.#publishNow();
  }

  stop(): void {
    this.#unsubscribe();
  }

  #publishNow(): void {
    const user = this.#auth.currentUser;
    this.#observers.publish(user && this.#snapshots.toAuthUser(user));
  }

  #isPublishingDeferred({ uid }: User): boolean {
    return this.isAwaitingCommit || [...this.#upgrades].some((upgrade) => upgrade.uid === uid);
  }
}
