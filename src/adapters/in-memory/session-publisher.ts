import type { AuthUser, Unsubscribe } from '../auth-backend.ts';
import { SessionObservers } from '../shared/session-observers.ts';

/**
 * Publishes changes of the app's user to the observers of the session. Changes of a guest who *awaits the commit* are
 * held back.
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

  /** Publishes the changes that were held back until the commit. */
  endAwaitingCommit(): void {
    if (this.#userAwaitingCommit) this.replace(this.#userAwaitingCommit);
  }

  /** Publishes a user, or null after a sign-out. Does nothing while a user awaits the commit. */
  publish(user: AuthUser | null): void {
    if (!this.#userAwaitingCommit) this.#observers.publish(user);
  }

  /** Publishes a user, or null after a sign-out. Drops the changes that were held back. */
  replace(user: AuthUser | null): void {
    this.#userAwaitingCommit = null;
    this.#observers.publish(user);
  }

  /** Updates the user who awaits the commit. If there is none, publishes the given user. */
  refresh(user: AuthUser): void {
    if (this.#userAwaitingCommit) this.#userAwaitingCommit = user;
    else this.#observers.publish(user);
  }

  close(): void {
    this.#userAwaitingCommit = null;
    this.#observers.close();
  }
}
