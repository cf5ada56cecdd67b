import { onIdTokenChanged, type Auth } from 'firebase/auth';
import type { SessionReports } from '../session-reports.ts';
import type { Snapshots } from './sdk-snapshots.ts';

/** What the app is told of its session: every change, but for what becomes of its guest before the commit. */
export class AppReports {
  /** Resolves once the app's user is known. */
  readonly begun: Promise<void>;
  readonly #auth: Auth;
  readonly #snapshots: Snapshots;
  readonly #reports: SessionReports;
  readonly #stop: () => void;
  /** How many upgrades of the app's guest are under way. */
  #upgrades = 0;
  #settled = false;

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
    return this.#settled;
  }

  settle(settled: boolean): void {
    this.#settled = settled;
    this.report();
  }

  /** Tells nothing of the guest while an upgrade is under way, nor after it if the guest is the one who signed in. */
  async upgrading<T>(upgrade: (settle: () => void) => Promise<T>): Promise<T> {
    this.#upgrades += 1;
    try {
      return await upgrade(() => (this.#settled = true));
    } finally {
      this.#upgrades -= 1;
      this.report();
    }
  }

  /** Whoever is gone is not withheld: the app is to know. */
  report(): void {
    const user = this.#auth.currentUser;
    const isWithheld = user && (this.#settled || this.#upgrades > 0);
    if (!isWithheld) this.#reports.publish(user && this.#snapshots.of(user));
  }

  stop(): void {
    this.#stop();
  }
}
