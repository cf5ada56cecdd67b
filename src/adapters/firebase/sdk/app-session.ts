import type { Auth, User, UserCredential } from 'firebase/auth';
import { saysSessionEnded } from '../../shared/session-ended.ts';
import type { SessionReports } from '../../shared/session-observers.ts';
import { AppReports } from './session-publisher.ts';
import { refusalOf, refusing } from './to-auth-error.ts';
import type { Snapshots } from './snapshots.ts';

/** The app's session: who is in it, and the upgrade of its guest. */
export class AppSession {
  readonly #auth: Auth;
  readonly #reports: AppReports;

  /** @param reports is told of every change */
  constructor(auth: Auth, snapshots: Snapshots, reports: SessionReports) {
    this.#auth = auth;
    this.#reports = new AppReports(auth, snapshots, reports);
  }

  get user(): User | null {
    return this.#auth.currentUser;
  }

  /** The app's user, if a guest; waits until it is known. */
  async guest(): Promise<User | null> {
    await this.#reports.begun;
    return this.currentGuest;
  }

  get currentGuest(): User | null {
    return this.user?.isAnonymous ? this.user : null;
  }

  get isSettled(): boolean {
    return this.#reports.isSettled;
  }

  /** The guest who is there already is the one who signed in. */
  settle(guest: User): void {
    this.#reports.settle(guest);
  }

  unsettle(): void {
    this.#reports.unsettle();
  }

  /** Has the guest be linked, and be the one who signed in, if that is still wanted when the answer comes. */
  async upgrade(
    guest: User,
    link: (guest: User) => Promise<UserCredential>,
    isWanted: () => boolean,
  ): Promise<UserCredential> {
    this.#auth.tenantId = guest.tenantId;
    return await this.#reports.upgrading(guest, async () => {
      const given = await link(guest);
      if (isWanted()) this.settle(guest);
      return given;
    });
  }

  /** The guest was upgraded while the page was away. */
  async takeUpgraded(guest: User): Promise<void> {
    this.#auth.tenantId = guest.tenantId;
    await this.#reports.upgrading(guest, async () => {
      await this.#auth.updateCurrentUser(guest);
      this.settle(guest);
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
    await this.#reports.begun;
    try {
      await this.user?.reload();
    } catch (error) {
      const refusal = refusalOf(error);
      if (!saysSessionEnded(refusal)) throw refusal;
      await refusing(this.#auth.signOut());
    } finally {
      this.#reports.report();
    }
  }

  async signOut(): Promise<void> {
    await refusing(this.#auth.signOut());
    this.unsettle();
  }

  stopListening(): void {
    this.#reports.stop();
  }
}
