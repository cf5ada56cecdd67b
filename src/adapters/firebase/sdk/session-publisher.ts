import { onIdTokenChanged, type Auth, type User } from 'firebase/auth';
import type { SessionObservers } from '../../shared/session-observers.ts';
import type { Snapshots } from './snapshots.ts';

/** What the app is told of its session: every change, but for what becomes of its guest before the commit. */
export class SessionPublisher {
  /** Resolves once the app's user is known. */
  readonly ready: Promise<void>;
  readonly #auth: Auth;
  readonly #snapshots: Snapshots;
  readonly #reports: SessionObservers;
  readonly #stop: () => void;
  /** Whose upgrades are under way. */
  readonly #upgrades = new Set<{ readonly uid: string }>();
  /** Who signed in, as the app's user who was there. */
  #settled: string | null = null;

  /** @param reports is told of every change */
  constructor(auth: Auth, snapshots: Snapshots, reports: SessionObservers) {
    this.#auth = auth;
    this.#snapshots = snapshots;
    this.#reports = reports;
    let stop = (): void => {};
    this.ready = new Promise((resolve) => {
      stop = onIdTokenChanged(auth, () => {
        this.publish();
        resolve();
      });
    });
    this.#stop = stop;
  }

  /** The app's user is the one who signed in: there is nothing to commit, but the app is not to see what changed before. */
  get isAwaitingCommit(): boolean {
    return this.#settled !== null && this.#settled === this.#auth.currentUser?.uid;
  }

  /** This user is the one who signed in, if they are the app's still. */
  awaitCommit({ uid }: User): void {
    if (this.#auth.currentUser?.uid === uid) this.#settled = uid;
    this.publish();
  }

  /** The app hears now of what was withheld of the one who signed in, even if another upgrade of theirs is under way. */
  endAwaitingCommit(): void {
    const { isAwaitingCommit: isSettled } = this;
    this.#settled = null;
    if (isSettled) this.#publish();
    else this.publish();
  }

  /** Tells nothing of this guest while an upgrade is under way. Whoever else becomes the app's user meanwhile is told of. */
  async withholdDuring<T>({ uid }: User, upgrade: () => Promise<T>): Promise<T> {
    const underWay = { uid };
    this.#upgrades.add(underWay);
    try {
      return await upgrade();
    } finally {
      this.#upgrades.delete(underWay);
      this.publish();
    }
  }

  /** Whoever is gone is not withheld: the app is to know. */
  publish(): void {
    const user = this.#auth.currentUser;
    if (!user || !this.#isWithheld(user)) this.#publish();
  }

  stop(): void {
    this.#stop();
  }

  #publish(): void {
    const user = this.#auth.currentUser;
    this.#reports.publish(user && this.#snapshots.toAuthUser(user));
  }

  #isWithheld({ uid }: User): boolean {
    return this.isAwaitingCommit || [...this.#upgrades].some((underWay) => underWay.uid === uid);
  }
}
