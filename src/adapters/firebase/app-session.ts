import { onIdTokenChanged, type Auth, type User, type UserCredential } from 'firebase/auth';
import { saysSessionEnded } from '../session-end.ts';
import type { SessionReports } from '../session-reports.ts';
import { refusalOf, refusing } from './sdk-refusal.ts';
import type { Snapshots } from './sdk-snapshots.ts';

/** The app's session: who is in it, what the app is told of that, and the upgrade of its guest. */
export class AppSession {
  readonly #auth: Auth;
  readonly #snapshots: Snapshots;
  readonly #reports: SessionReports;
  readonly #reported: Promise<void>;
  readonly #stopListening: () => void;
  /** How many upgrades of the app's guest are under way. */
  #upgrades = 0;
  /** The app's user is the one who signed in: there is nothing to commit, but the app is not to see what changed before. */
  #settled = false;

  /** @param reports is told of every change */
  constructor(auth: Auth, snapshots: Snapshots, reports: SessionReports) {
    this.#auth = auth;
    this.#snapshots = snapshots;
    this.#reports = reports;
    let stop = (): void => {};
    this.#reported = new Promise((resolve) => {
      stop = onIdTokenChanged(auth, () => {
        this.#report();
        resolve();
      });
    });
    this.#stopListening = stop;
  }

  get user(): User | null {
    return this.#auth.currentUser;
  }

  /** The app's user, if a guest; waits until it is known. */
  async guest(): Promise<User | null> {
    await this.#reported;
    return this.currentGuest;
  }

  get currentGuest(): User | null {
    return this.user?.isAnonymous ? this.user : null;
  }

  get isSettled(): boolean {
    return this.#settled;
  }

  settle(settled: boolean): void {
    this.#settled = settled;
    this.#report();
  }

  /** Has the guest be linked, and be the one who signed in, if that is still wanted when the answer comes. */
  async upgrade(
    guest: User,
    link: (guest: User) => Promise<UserCredential>,
    isWanted: () => boolean,
  ): Promise<UserCredential> {
    this.#auth.tenantId = guest.tenantId;
    return await this.#upgrading(async () => {
      const given = await link(guest);
      if (isWanted()) this.#settled = true;
      return given;
    });
  }

  /** The guest was upgraded while the page was away. */
  async takeUpgraded(guest: User): Promise<void> {
    this.#auth.tenantId = guest.tenantId;
    await this.#upgrading(async () => {
      await this.#auth.updateCurrentUser(guest);
      this.#settled = true;
    });
  }

  /** Somebody else becomes the app's user. */
  async take(user: User): Promise<void> {
    this.#auth.tenantId = user.tenantId; // the SDK takes a user only for the tenant that it is set to
    const before = this.user;
    try {
      await this.#auth.updateCurrentUser(user);
    } catch (error) {
      // The SDK has put the user in before it fails to keep them. To put back who was there fails in the same way; that
      // user is stored still.
      this.#auth.tenantId = before?.tenantId ?? null;
      await this.#auth.updateCurrentUser(before).catch(() => {});
      throw refusalOf(error);
    }
  }

  async revalidate(): Promise<void> {
    await this.#reported;
    try {
      await this.user?.reload();
    } catch (error) {
      const refusal = refusalOf(error);
      if (!saysSessionEnded(refusal)) throw refusal;
      await refusing(this.#auth.signOut());
    } finally {
      this.#report();
    }
  }

  async signOut(): Promise<void> {
    await refusing(this.#auth.signOut());
    this.settle(false);
  }

  stopListening(): void {
    this.#stopListening();
  }

  async #upgrading<T>(upgrade: () => Promise<T>): Promise<T> {
    this.#upgrades += 1;
    try {
      return await upgrade();
    } finally {
      this.#upgrades -= 1;
      this.#report();
    }
  }

  /** Whoever is gone is not withheld: the app is to know. */
  #report(): void {
    const { user } = this;
    const isWithheld = user && (this.#settled || this.#upgrades > 0);
    if (!isWithheld) this.#reports.publish(user && this.#snapshots.of(user));
  }
}
