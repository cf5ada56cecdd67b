import type { AuthUser, Unsubscribe } from '../auth-backend.ts';

type Listener = (user: AuthUser | null) => void;

/** What was last said of the session. A new object for every report, so that an observer knows which it has heard. */
interface Report {
  readonly user: AuthUser | null;
}

interface Observer {
  readonly listener: Listener;
  heard: Report | undefined;
}

/**
 * Tells observers who is signed in, as `SessionOperations.observeSession` promises it: first what is known already,
 * then every change, never within the call that begins to observe, and nothing twice.
 */
export class SessionObservers {
  readonly #observers = new Set<Observer>();
  #latest: Report | undefined;

  /** The user of the latest report; undefined before the first. */
  get latestUser(): AuthUser | null | undefined {
    return this.#latest?.user;
  }

  add(listener: Listener): Unsubscribe {
    const observer: Observer = { listener, heard: undefined };
    this.#observers.add(observer);
    queueMicrotask(() => this.#tell(observer));
    return () => {
      this.#observers.delete(observer);
    };
  }

  /** Every observer has heard of it when this returns. What looks the same as the latest report is no news. */
  publish(user: AuthUser | null): void {
    if (this.#latest !== undefined && isSameUser(this.#latest.user, user)) return;
    this.#latest = { user };
    for (const observer of [...this.#observers]) this.#tell(observer);
  }

  /** Nobody is told anything from now on. */
  close(): void {
    this.#observers.clear();
    this.#latest = undefined;
  }

  #tell(observer: Observer): void {
    const report = this.#latest;
    if (report === undefined || observer.heard === report || !this.#observers.has(observer)) return;
    observer.heard = report;
    observer.listener(report.user);
  }
}

/** By what a page can show of a user; a renewed token changes nothing there. */
function isSameUser(one: AuthUser | null, other: AuthUser | null): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
