import type { AuthUser, Unsubscribe } from '../auth-backend.ts';
import { SessionObservers } from '../shared/session-observers.ts';

/**
 * Reports each change of the app's user to the observers of the session. A guest who has signed in or was upgraded is
 * reported later, when the widget completes (commits) the sign-in.
 */
export class SessionPublisher {
  readonly #observers = new SessionObservers();
  #userAwaitingCommit: AuthUser | null = null;

  add(listener: (user: AuthUser | null) => void): Unsubscribe {
    return this.#observers.add(listener);
  }

  get latestUser(): AuthUser | null | undefined {
    return this.#observers.latestUser;
  }

  get userAwaitingCommit(): AuthUser | null {
    return this.#userAwaitingCommit;
  }

  awaitCommit(user: AuthUser): void {
    this.#userAwaitingCommit = user;
  }

  /**
   * Reports the user whose sign-in awaits the commit, without waiting any longer. Does nothing if there is no such
   * user.
   */
  endAwaitingCommit(): void {
    if (this.#userAwaitingCommit) this.replace(this.#userAwaitingCommit);
  }

  /**
   * Reports the user (null after a sign-out) to the observers. Does nothing if a guest has signed in and the widget has
   * not committed this sign-in yet.
   */
  publish(user: AuthUser | null): void {
    if (!this.#userAwaitingCommit) this.#observers.publish(user);
  }

  /**
   * Reports the user (null after a sign-out) to the observers, even if a guest has signed in and the widget has not
   * committed this sign-in yet.
   */
  replace(user: AuthUser | null): void {
    this.#userAwaitingCommit = null;
    this.#observers.publish(user);
  }

  /**
   * Reports the changed user to the observers. If the widget has not completed (committed) the user's sign-in yet, only
   * stores the changed user, because the commit reports this user later.
   */
  refresh(user: AuthUser): void {
    if (this.#userAwaitingCommit) this.#userAwaitingCommit = user;
    else this.#observers.publish(user);
  }

  close(): void {
    this.#userAwaitingCommit = null;
    this.#observers.close();
  }
}
