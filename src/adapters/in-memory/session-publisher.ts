import type { AuthUser, Unsubscribe } from '../auth-backend.ts';
import { SessionObservers } from '../shared/session-observers.ts';

/**
 * Publishes changes of the app's user to the observers of the session. A guest who signed in or was upgraded is already
 * the app's user, but *awaits the commit*: until the commit, changes of this user are not published.
 */
export class SessionPublisher {
  readonly #observers = new SessionObservers();
  #userAwaitingCommit: AuthUser | null = null;

  add(listener: (user: AuthUser | null) => void): Unsubscribe {
    return this.#observers.add(listener);
  }

  /** The latest published user: null after a sign-out, undefined if nothing was published yet. */
  get latestUser(): AuthUser | null | undefined {
    return this.#observers.latestUser;
  }

  get userAwaitingCommit(): AuthUser | null {
    return this.#userAwaitingCommit;
  }

  awaitCommit(user: AuthUser): void {
    this.#userAwaitingCommit = user;
  }

  /** Publishes the changes that were deferred until the commit. */
  endAwaitingCommit(): void {
    if (this.#userAwaitingCommit) this.replace(this.#userAwaitingCommit);
  }

  /** Publishes a user, or null after a sign-out. Does nothing while a user awaits the commit. */
  publish(user: AuthUser | null): void {
    if (!this.#userAwaitingCommit) this.#observers.publish(user);
  }

  /** Publishes a user, or null after a sign-out. Drops changes that were deferred until the commit. */
  replace(user: AuthUser | null): void {
    this.#userAwaitingCommit = null;
    this.#observers.publish(user);
  }

  /** Replaces the user who awaits the commit. If no user awaits the commit, publishes the given user instead. */
  refresh(user: AuthUser): void {
    if (this.#userAwaitingCommit) this.#userAwaitingCommit = user;
    else this.#observers.publish(user);
  }

  close(): void {
    this.#userAwaitingCommit = null;
    this.#observers.close();
  }
}
