import { onIdTokenChanged, type Auth, type User } from 'firebase/auth';
import type { SessionReports } from '../../shared/session-observers.ts';
import type { Snapshots } from './snapshots.ts';

/** What the app is told of its session: every change, but for what becomes of its guest before the commit. */
export class AppReports {
  /** Resolves once the app's user is known. */
  readonly begun: Promise<void>;
  readonly #auth: Auth;
  readonly #snapshots: Snapshots;
  readonly #reports: SessionReports;
  readonly #stop: () => void;
  /** Whose upgrades are under way. */
  readonly #upgrades = new Set<{ readonly uid: string }>();
  /** Who signed in, as the app's user who was there. */
  #settled: string | null = null;

  /** @param reports is told of every change */
  constructor(auth: Auth, snapshots: Snapshots, reports: SessionReports) {
    this.#auth = auth;
    this.#snapshots = snapshots;
    this.#reports = reports;
    let stop = (): void => {};
    this.begun = new Promise((resolve) => {
      stop = onIdTokenChanged(auth, () => {
        this.report();
        resolve();
      });
    });
    this.#stop = stop;
  }

  /** The app's user is the one who signed in: there is nothing to commit, but the app is not to see what changed before. */
  get isSettled(): boolean {
    return this.#settled !== null && this.#settled === this.#auth.currentUser?.uid;
  }

  /** This user is the one who signed in, if they are the app's still. */
  settle({ uid }: User): void {
    if (this.#auth.currentUser?.uid === uid) this.#settled = uid;
    this.report();
  }

  /** The app hears now of what was withheld of the one who signed in, even if another upgrade of theirs is under way. */
  unsettle(): void {
    const { isSettled } = this;
    this.#settled = null;
    if (isSettled) this.#publish();
    else this.report();
  }

  /** Tells nothing of this guest while an upgrade is under way. Whoever else becomes the app's user meanwhile is told of. */
  async upgrading<T>({ uid }: User, upgrade: () => Promise<T>): Promise<T> {
    const underWay = { uid };
    this.#upgrades.add(underWay);
    try {
      return await upgrade();
    } finally {
      this.#upgrades.delete(underWay);
      this.report();
    }
  }

  /** Whoever is gone is not withheld: the app is to know. */
  report(): void {
    const user = this.#auth.currentUser;
    if (!user || !this.#isWithheld(user)) this.#publish();
  }

  stop(): void {
    this.#stop();
  }

  #publish(): void {
    const user = this.#auth.currentUser;
    this.#reports.publish(user && this.#snapshots.of(user));
  }

  #isWithheld({ uid }: User): boolean {
    return this.isSettled || [...this.#upgrades].some((underWay) => underWay.uid === uid);
  }
}
