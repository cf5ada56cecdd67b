import { onIdTokenChanged, type Auth, type User } from 'firebase/auth';
import type { SessionObservers } from '../../shared/session-observers.ts';
import type { Snapshots } from './snapshots.ts';

/**
 * Reports the app's user to the app's observers. Holds back reports about a guest during an upgrade, until the upgrade
 * fails or the widget calls `commit`.
 */
export class SessionPublisher {
  /** Resolves when the SDK has loaded the app's user. */
  readonly ready: Promise<void>;
  readonly #auth: Auth;
  readonly #snapshots: Snapshots;
  readonly #observers: SessionObservers;
  readonly #unsubscribe: () => void;
  /**
   * One object for each running upgrade of a guest. A set of uids is not enough, because two upgrades of the same guest
   * may run at the same time.
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
   * Holds back all reports about the app's user until {@link endAwaitingCommit} is called. Holds back nothing if the
   * argument is not the app's user.
   */
  awaitCommit({ uid }: User): void {
    if (this.#auth.currentUser?.uid === uid) this.#uidAwaitingCommit = uid;
    this.publish();
  }

  /**
   * Stops holding back the reports that {@link awaitCommit} holds back, and reports the app's user to the observers.
   */
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
   * Reports the app's user (null after a sign-out) to the observers. Does nothing while {@link awaitCommit} or a
   * running upgrade holds back the reports about this user.
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
