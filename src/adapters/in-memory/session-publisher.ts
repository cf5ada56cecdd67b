import type { AuthUser, Unsubscribe } from '../auth-backend.ts';
import { SessionObservers } from '../shared/session-observers.ts';

/**
 * Reports each change of the app's user to the observers of the session. Reports a guest's sign-in or upgrade only when
 * the widget completes (commits) it.
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
   * Reports the user who awaits `commit`, if any, to the observers at once. Called if the sign-in is discarded, or if
   * the visitor signs in as a different user.
   */
  endAwaitingCommit(): void {
    if (this.#userAwaitingCommit) this.replace(this.#userAwaitingCommit);
  }

  /**
   * Reports the user (null after a sign-out) to the observers. Does nothing while a guest's sign-in or upgrade awaits
   * `commit`, which reports the user itself.
   */
  publish(user: AuthUser | null): void {
    if (!this.#userAwaitingCommit) this.#observers.publish(user);
  }

  /**
   * Reports the user (null after a sign-out) to the observers at once, even if a guest's sign-in or upgrade awaits
   * `commit`. Afterwards, no user awaits `commit`.
   */
  replace(user: AuthUser | null): void {
    this.#userAwaitingCommit = null;
    this.#observers.publish(user);
  }

  /**
   * Reports the changed user to the observers. While a guest's sign-in or upgrade awaits `commit`, only stores the
   * changed user, because `commit` reports the user later.
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
